import type { Effect } from '@nora/effects'
import { each, isRecord, type Json } from '@nora/kernel'
import type { TrayProps } from '../../table/kit/own-table.ts'
import { Piece } from '../../table/kit/piece.tsx'
import { FinalSign, useAhead } from '../../table/tray/foresight.tsx'
import { effectIcons } from '../cards/effect-icons.ts'
import { IconLine } from '../cards/icon-line.tsx'
import { useTable } from '../use-table.ts'
import { Attack, ResolvedCard } from './resolved-card.tsx'
import { StillToDo } from './still-to-do.tsx'
import style from './tray.module.css'

/** The options of an effect as pictures and words, beside the card they come from. What is taken from one is red. */
export function ChooseTray({ decision }: TrayProps) {
  const { space, table } = useTable()
  // What leaves it at that is the button at the foot of the tray.
  const { declines } = table.variant.kind(decision)
  const options = [...each(space(decision))].filter(
    (choice): choice is string => typeof choice === 'string' && !declines?.(choice),
  )
  return (
    <div className={style.turn}>
      <Attack decision={decision} />
      <div className={style.options}>
        {options.map((option) => (
          <Option key={option} decision={decision} option={option} />
        ))}
      </div>
      <StillToDo />
      <ResolvedCard decision={decision} />
    </div>
  )
}

function Option({ decision, option }: TrayProps & { readonly option: string }) {
  const { choice } = useTable()
  const ahead = useAhead(option as Json)
  const effect = effectOf(decision.args, option)
  const words = choice(decision, option)
  return (
    <Piece thing={`option/${option}`} value={option} sort="option" label={words} isBare className={style.option}>
      <span data-loss={effect?.do === 'lose' || undefined} aria-hidden="true">
        {effect && <IconLine icons={effectIcons(effect)} size={22} />}
        <em>{words}</em>
        <FinalSign ahead={ahead} />
      </span>
    </Piece>
  )
}

/** The effect that an option stands for; declining stands for none. */
function effectOf(args: Json, option: string): Effect | undefined {
  if (!isRecord(args) || !isRecord(args.effect)) return undefined
  const effect = args.effect as unknown as Effect
  if (option === 'do') return effect
  const { options } = effect
  return isRecord(options) && isRecord(options[option]) ? (options[option] as unknown as Effect) : undefined
}
