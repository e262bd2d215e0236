import { boundsAudit, type Item, type Seat } from '@nora/kernel'
import { BEDS } from './actions/build-beds.ts'
import { boundsOf } from './bounds.ts'
import { DISCS } from './cards/objectives.ts'
import { type Icon, icons, regions } from './content/names.ts'
import { cardOf, freeRooms } from './player-board/player-area.ts'
import { skillOf } from './player-board/skill-tokens.ts'
import { LEADERS } from './round/rounds.ts'
import { ratbotProblems } from './solo/audit.ts'
import { WORKERS } from './solo/leader.ts'
import { GONE, HOME, playerOf, type WistarTable } from './state.ts'
import { areaOf, guestsOf, heroesOf, tokensOf } from './zones.ts'

const outOfBounds = boundsAudit(boundsOf)

/** What is wrong with the books: numbers out of bounds, pieces lost or doubled, tallies that differ from what lies there. */
export function audit(table: WistarTable): string[] {
  const problems = [...outOfBounds(table), ...itemProblems(table), ...ratbotProblems(table)]
  for (const seat of table.state.players.keys()) {
    for (const problem of playerProblems(table, seat)) problems.push(`seat ${seat}: ${problem}`)
  }
  return problems
}

/** Every card and tile is in exactly one zone. */
function itemProblems({ state, variant }: WistarTable): string[] {
  const seen = new Map<Item, string>()
  const problems: string[] = []
  for (const zone in state.zones) {
    for (const item of state.zones[zone] as readonly Item[]) {
      const other = seen.get(item)
      if (other !== undefined) problems.push(`${item} is in ${other} and in ${zone}`)
      seen.set(item, zone)
    }
  }
  const missing = variant.items.filter((item) => !seen.has(item))
  return [...problems, ...missing.map((item) => `${item} is nowhere`)]
}

function playerProblems(table: WistarTable, seat: Seat): string[] {
  const player = playerOf(table, seat)
  const { state } = table
  const problems: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) problems.push(what)
  }
  must(freeRooms(table, seat) >= 0, 'more tiles than rooms')
  const out = player.entrance + regions.reduce((sum, region) => sum + player.workers[region], 0)
  must(out + BEDS - player.beds === WORKERS, `${out} workers out with ${player.beds} beds built`)
  const placed = Object.values(state.leaders).filter((owner) => owner === seat).length
  const visiting = state.hut.filter((owner) => owner === seat).length
  must(player.leaders + placed + visiting === LEADERS, 'a leader is lost')
  const claims = Object.values(state.claims).filter((steps) => steps.includes(seat)).length
  must(player.discs + claims + player.reached.length === DISCS, 'a disc is lost')
  must(new Set(player.tents).size === player.tents.length, 'two tents in one place')
  must(player.bedsGone <= player.beds, 'more beds gone than built')
  must(sameCubes(table, seat), 'cubes differ from mission rows')
  for (const icon of icons) must(player.icons[icon] === countIcon(table, seat, icon), `tally of ${icon}`)
  const lasting = [...table.zone(areaOf(seat)), ...table.zone(guestsOf(seat))].filter((item) => isLasting(table, item))
  // What is just coming into play is not on the list yet.
  must(
    player.lasting.every((item) => lasting.includes(item)),
    'a permanent effect of something not there',
  )
  must(new Set(player.lasting).size === player.lasting.length, 'a permanent effect twice')
  return problems
}

function isLasting(table: WistarTable, item: Item): boolean {
  return (table.content.guests.get(item) ?? cardOf(table, item))?.power.kind === 'permanent'
}

/** A cube lies on a row exactly where the row says so. */
function sameCubes({ state }: WistarTable, seat: Seat): boolean {
  const places = Object.values(state.players[seat]?.cubes ?? {}).filter((place) => place !== HOME && place !== GONE)
  const rows = Object.entries(state.rows).flatMap(([space, owners]) =>
    owners.flatMap((owner, index) => (owner === seat ? [`${space}/${index + 1}`] : [])),
  )
  // Between paying for a row and moving its cube, the row is taken first.
  return rows.length - places.length <= 1 && places.every((place) => rows.includes(place))
}

function countIcon(table: WistarTable, seat: Seat, icon: Icon): number {
  let count = 0
  for (const card of table.zone(areaOf(seat))) {
    for (const [shown, n] of cardOf(table, card).icons) if (shown === icon) count += n
  }
  for (const hero of table.zone(heroesOf(seat))) {
    const { skill, icons: n } = table.content.heroes.get(hero) ?? {}
    if (skill === icon) count += n ?? 0
  }
  for (const token of table.zone(tokensOf(seat))) if (skillOf(token) === icon) count++
  return count
}
