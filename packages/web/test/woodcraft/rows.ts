import { isRecord, type Json } from '@nora/kernel'

/**
 * Every row of the table's design: what is asked, the gesture that answers it, as sorts of things in the order in which they
 * are clicked, and which choices it is for. `tray` is followed by the button of the tray.
 */
export interface Row {
  readonly kind: string
  /** Which choices of the kind: those with this field, or this word. */
  readonly of?: string
  /** Of actions: that of the tile that was moved, or another one's. */
  readonly whose?: 'own' | 'other'
  readonly gesture: readonly string[]
}

export const rows: readonly Row[] = [
  { kind: 'keepHelper', gesture: ['card'] },
  { kind: 'keepOrders', gesture: ['card', 'card'] },
  { kind: 'placeOrder', gesture: ['hand'] },
  { kind: 'turn', of: 'move', gesture: ['tile'] },
  { kind: 'turn', of: 'act', whose: 'own', gesture: ['tray', 'main'] },
  { kind: 'turn', of: 'act', whose: 'other', gesture: ['tile'] },
  { kind: 'turn', of: 'berries', gesture: ['tray', 'berries'] },
  { kind: 'turn', of: 'bonus', gesture: ['lanterns', 'bonusTile'] },
  { kind: 'turn', of: 'ability', gesture: ['helper'] },
  { kind: 'turn', of: 'use', gesture: ['bench'] },
  { kind: 'turn', of: 'reuse', gesture: ['usedBench'] },
  { kind: 'turn', of: 'harvest', gesture: ['pot'] },
  { kind: 'turn', of: 'complete', gesture: ['order'] },
  { kind: 'turn', of: 'end', gesture: ['tray', 'end'] },
  { kind: 'turn', of: 'market', gesture: ['tray', 'market'] },
  { kind: 'discardDie', gesture: ['die'] },
  { kind: 'chooseTool', gesture: ['tool'] },
  { kind: 'placeTool', gesture: ['space'] },
  { kind: 'saw', gesture: ['die', 'parts'] },
  { kind: 'splice', gesture: ['die', 'by'] },
  { kind: 'shave', gesture: ['die', 'by'] },
  { kind: 'glue', gesture: ['die', 'die', 'into'] },
  { kind: 'deliver', gesture: ['die', 'die', 'die', 'die'] },
  { kind: 'claimContract', gesture: ['contract'] },
  { kind: 'chooseDie', gesture: ['offered'] },
  { kind: 'recolour', gesture: ['die', 'into'] },
  { kind: 'turnOver', gesture: ['die'] },
  { kind: 'ready', gesture: ['usedBench'] },
  { kind: 'raiseOrder', gesture: ['order'] },
  { kind: 'buyLumber', gesture: ['yard'] },
  { kind: 'sellDie', gesture: ['die'] },
  { kind: 'buySix', gesture: ['six'] },
  { kind: 'buyMaterials', gesture: ['bundle'] },
  { kind: 'takeOrder', gesture: ['shown'] },
  { kind: 'hireHelper', gesture: ['shown'] },
  { kind: 'placeHelper', gesture: ['slot'] },
  { kind: 'produce', gesture: ['helper'] },
  { kind: 'plant', gesture: ['die', 'tree'] },
  { kind: 'produceOrPlant', of: 'produce', gesture: ['helper'] },
  { kind: 'produceOrPlant', of: 'plant', gesture: ['plant'] },
  { kind: 'improve', gesture: ['improvement'] },
  { kind: 'effect.choose', gesture: ['option'] },
  { kind: 'effect.chooseSecretly', gesture: ['option'] },
  { kind: 'effect.may', gesture: ['option'] },
  { kind: 'effect.maySecretly', gesture: ['option'] },
  { kind: 'effect.pick', gesture: ['card'] },
  { kind: 'effect.pickSecretly', gesture: ['card'] },
  { kind: 'effect.pay', gesture: ['good'] },
  { kind: 'confirm', gesture: ['tray', 'main'] },
]

/**
 * What no card can ask: the language of the game has no ways for cards to be picked from, nothing in it is secret, and every
 * price can be paid in one way only. The rules of the house know these questions all the same. Nor does play ever pause: nobody may
 * step in out of turn.
 */
export const neverAsked = [
  'effect.chooseSecretly',
  'effect.maySecretly',
  'effect.pick',
  'effect.pickSecretly',
  'effect.pay',
]

export const nameOf = ({ kind, of, whose }: Row) => [kind, of, whose].filter(Boolean).join(' ')

/** Whether a choice is of the row; `moved`: the tile that was moved in this turn. */
export const isOf =
  ({ of, whose }: Row, moved?: Json) =>
  (choice: Json) => {
    if (of === undefined) return true
    if (!isRecord(choice)) return choice === of
    return of in choice && (whose === undefined || (choice.act === moved) === (whose === 'own'))
  }
