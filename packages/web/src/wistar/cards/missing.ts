import { useTable } from '../use-table.ts'
import type { Need } from './needs.ts'
import type { Playable } from './sort-hand.ts'

/** When a card of the hand could be played, and everything that is missing for it. */
export function useMissingWords(): (playable: Playable, missing: readonly Need[], jokers: number) => string {
  const { voice, table } = useTable()
  return (playable, missing, jokers) => {
    if (playable === 'now') return voice.format('webWistar.hand.canNow')
    if (playable === 'joker') return voice.format('webWistar.hand.canJoker', { n: jokers })
    const things = missing.map(({ icon, lacks }) => {
      const name = nameOf(icon)
      return name === undefined ? String(lacks) : `${voice.say(name)} ${lacks}`
    })
    return things.length > 0 ? voice.format('webWistar.hand.lacks', { things }) : voice.format('webWistar.hand.notNow')
  }

  function nameOf(icon: Need['icon']) {
    const skill = /^skill-(.+)$/.exec(icon)?.[1] ?? (icon === 'energy' ? 'energy' : undefined)
    if (skill !== undefined) return { id: `wistarCards.icon.${skill}` }
    if (icon === 'tool' || icon === 'automaton' || icon === 'building') return { id: `wistarCards.type.${icon}` }
    if (icon === 'wood' || icon === 'metal' || icon === 'movement' || icon === 'item')
      return { id: `webWistar.stock.${icon}` }
    if (icon === 'electricity' || icon === 'electricity-strong')
      return table.content.language.say.stock('electricity', icon === 'electricity' ? 1 : 2)
    if (icon === 'room') return { id: 'webWistar.stock.room' }
    return { id: 'webWistar.stock.guest' }
  }
}
