import type { Decision, Match } from '@nora/kernel'
import type { WoodcraftState } from '@nora/woodcraft'
import { type Group, type Words, woodcraftWords } from '@nora/words'
import { groupsView, playerView } from '../play/group-view.ts'
import type { Screen, Terminal } from '../play/terminal.ts'

/** Parts whose facts or notes tell all about the pieces there: dice, tiles and tools need no lines of their own. */
const told = /^(?:quadrant|yard|exchange|materials|reputation|lumber|pots|tiles|improvements|attic)(?:\/|$)/

function withoutPieces(group: Group): Group {
  return told.test(group.id) ? { ...group, items: [] } : group
}

/** One player's things in full. */
const inFull: Words = {
  ...woodcraftWords,
  groups: (...asked) => woodcraftWords.groups(...asked).map(withoutPieces),
}

/** The whole table: of the others only what a glance tells; their free spaces and the like are shown on demand. */
function atAGlance(asked: string | undefined): Words {
  return {
    ...inFull,
    groups: (table, reader, speaker) =>
      inFull
        .groups(table, reader, speaker)
        .map((group) => (group.owner === undefined || group.owner === reader ? group : { ...group, note: [] }))
        // The question itself lists the helpers to choose from.
        .filter(({ id }) => asked !== 'keepHelper' || !id.startsWith('dealtHelpers'))
        .filter(({ facts, items, note = [] }) => facts.length + items.length + note.length > 0),
  }
}

/** What one can spend or work with. */
const spendable = /^(?:die-|pot-|berry$|lantern$|glue$|scrapwood$|blade$|reuse$)/

/** What the seat has in hand to work with, once its turn goes on and the table above is no longer true. */
function belongings(match: Match, { seat, kind }: Decision, screen: Screen): string | undefined {
  const { turn } = (match as unknown as Match<WoodcraftState>).table.state
  // Until the seat has done something in this turn, the table has just been shown.
  if (turn?.seat !== seat || kind === 'confirm' || match.line.at(-1)?.seat !== seat) return undefined
  const groups = woodcraftWords.groups(match.table, seat, screen)
  const facts = [`lumber/${seat}`, `pots/${seat}`, `player/${seat}`].flatMap(
    (wanted) => groups.find(({ id }) => id === wanted)?.facts ?? [],
  )
  const atHand = facts.filter(({ icon, value }) => spendable.test(icon) && (value ?? 0) !== 0)
  return `  ${atHand.map(({ label }) => label).join(' · ')}`
}

/** Woodcraft in a terminal. */
export const woodcraftTerminal: Terminal = {
  words: woodcraftWords,
  view: (match, seat, screen) => groupsView(atAGlance(match.owed(seat)?.kind), match, seat, screen),
  hint: belongings,
  player: (match, seat, reader, screen) => playerView(inFull, match, seat, reader, screen),
}
