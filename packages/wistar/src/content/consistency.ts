import { missingRecords, type Problem, refuseIf, type Tables } from '@nora/effects'
import type { PlayerCount } from './content.ts'
import { areaOfFloor, layoutOf } from './layout.ts'
import { abilities, areas, decks, ENTRANCE, mainActions, roomIds, skills, types } from './names.ts'
import type { Schemas } from './schema.ts'

const counts: readonly PlayerCount[] = [2, 3, 4]
/** Three house and two cellar guests count the rounds. */
const ROUND_GUESTS = { house: 3, cellar: 2 } as const
/** Two for each of four players and eight face up, with some left to draw. */
const FEWEST_CARDS = 12

/** What the rules rely on beyond the form of each record. */
export function checkConsistency(tables: Tables<Schemas>): void {
  refuseIf([
    ...complete(tables),
    ...wheelProblems(tables),
    ...farmProblems(tables),
    ...supplyProblems(tables),
    ...soloProblems(tables),
  ])
}

/** Tables whose records the rules know by name must have all of them. */
function complete({ abilities: cubes, actions, rooms, heroes, boards, automa }: Tables<Schemas>): Problem[] {
  return [
    ...missingRecords('abilities', cubes, abilities),
    ...missingRecords('actions', actions, mainActions),
    ...missingRecords('rooms', rooms, roomIds),
    ...missingRecords('boards', boards, ['board']),
    ...missingRecords('automa', automa, ['automa']),
    ...missingRecords(
      'heroes',
      heroes,
      skills.map((skill) => `hero-${skill}`),
    ),
  ]
}

/** Every segment has exactly one side for each number of players, and no space gives the same bonus twice. */
function wheelProblems({ segments }: Tables<Schemas>): Problem[] {
  const missing: Problem[] = segments.length === 6 ? [] : [problem('segments', '', '', 6, segments.length)]
  const sides = segments.flatMap(({ id, sides }) =>
    counts
      .filter((players) => sides.filter((side) => side.players.includes(players)).length !== 1)
      .map((players) => problem('segments', id, 'sides', 1, players)),
  )
  const twice = segments.flatMap(({ id, sides }) =>
    sides
      .flatMap(({ spaces }) => spaces)
      .filter((bonus) => new Set(bonus).size < bonus.length)
      .map((bonus) => problem('segments', id, 'sides', 'different bonuses', bonus.join())),
  )
  return [...missing, ...sides, ...twice]
}

/** Every room can be reached, one room holds the cheese, and a passage is called by its ends. */
function farmProblems({ passages, rooms }: Tables<Schemas>): Problem[] {
  const named = passages
    .filter(({ id, between }) => between.join('-') !== id)
    .map(({ id, between }) => problem('passages', id, 'between', id, between.join('-')))
  const reached = new Set<string>([ENTRANCE])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const { between } of passages)
      if (between.some((end) => reached.has(end))) for (const end of between) reached.add(end)
  }
  const cut = rooms.filter(({ id }) => !reached.has(id)).map(({ id }) => problem('rooms', id, '', ENTRANCE, id))
  const cheese = rooms.filter(({ cheese, floor }) => cheese && floor === 'cellar').length
  return [...named, ...cut, ...(cheese === 1 ? [] : [problem('rooms', '', 'cheese', 1, cheese)])]
}

/** There are enough tiles and cards to set up the game for any number of players. */
function supplyProblems(tables: Tables<Schemas>): Problem[] {
  const problems: Problem[] = []
  const enough = (file: string, field: string, needs: number, has: number) => {
    if (has < needs) problems.push(problem(file, '', field, needs, has))
  }
  for (const players of counts) {
    const { missionSpaces, guestsIn, doors } = layoutOf(tables, players)
    enough('doors', '', doors.length, tables.doors.length)
    for (const area of areas) {
      const ofArea = tables.rooms.filter(({ floor }) => areaOfFloor(floor) === area)
      const waiting = ofArea.reduce((sum, { id }) => sum + (guestsIn.get(id) ?? 0), 0)
      enough('guests', area, waiting + ROUND_GUESTS[area], tables.guests.filter((guest) => guest.area === area).length)
      const spaces = missionSpaces.filter((space) => space.area === area).length
      enough('missions', area, spaces, tables.missions.filter((mission) => mission.area === area).length)
    }
  }
  for (const deck of decks)
    enough('inventions', deck, FEWEST_CARDS, tables.inventions.filter((card) => card.deck === deck).length)
  enough('objectives', '', 3, tables.objectives.length)
  return problems
}

/** Every level from 0 to 9 can be set up: each symbol has every index once, and the slots hold the five tokens. */
function soloProblems({ stateCards, explorationCards }: Tables<Schemas>): Problem[] {
  const problems: Problem[] = []
  for (const symbol of types) {
    const indices = stateCards
      .filter((card) => card.symbol === symbol)
      .flatMap(({ sides }) => sides.map(({ index }) => index))
    if (indices.sort().join() !== '0,1,2,3') problems.push(problem('stateCards', '', symbol, '0,1,2,3', indices.join()))
  }
  const slots = types.reduce((sum, symbol) => sum + (stateCards.find((card) => card.symbol === symbol)?.slots ?? 0), 0)
  if (slots !== skills.length) problems.push(problem('stateCards', '', 'slots', skills.length, slots))
  const last = explorationCards.filter(({ rows }) => rows === undefined)
  if (last.length !== 1) problems.push(problem('explorationCards', '', 'rows', 1, last.length))
  return problems
}

function problem(
  file: string,
  record: string,
  field: string,
  expected: string | number,
  found: string | number,
): Problem {
  return { file, record, field, code: 'contentIncomplete', expected, found }
}
