import { useTable } from '../use-table.ts'
import { KeepHelperStage, KeepOrdersStage, ToolStage } from './cards-stage.tsx'
import { DeliverStage, EffectStage, OfferedDiceStage } from './effect-stage.tsx'
import { ChangeStage, GlueStage } from './join-stage.tsx'
import { RaiseStage } from './raise-stage.tsx'
import { SawStage } from './saw-stage.tsx'

const stages: { readonly [kind: string]: () => React.ReactNode } = {
  keepHelper: () => <KeepHelperStage />,
  keepOrders: () => <KeepOrdersStage />,
  chooseTool: () => <ToolStage />,
  saw: () => <SawStage />,
  splice: () => <RaiseStage kind="splice" />,
  shave: () => <RaiseStage kind="shave" />,
  glue: () => <GlueStage />,
  recolour: () => <ChangeStage kind="recolour" />,
  turnOver: () => <ChangeStage kind="turnOver" />,
  plant: () => <ChangeStage kind="plant" />,
  chooseDie: () => <OfferedDiceStage />,
  deliver: () => <DeliverStage />,
  'effect.choose': () => <EffectStage />,
  'effect.chooseSecretly': () => <EffectStage />,
  'effect.may': () => <EffectStage />,
  'effect.maySecretly': () => <EffectStage />,
  'effect.pay': () => <EffectStage />,
}

/** What is worked at in a close-up, if this question is asked in one. */
export function useStage(): React.ReactNode | undefined {
  const { decision } = useTable()
  return decision && Object.hasOwn(stages, decision.kind) ? stages[decision.kind]?.() : undefined
}
