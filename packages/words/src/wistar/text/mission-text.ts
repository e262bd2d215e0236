import type { Item } from '@nora/kernel'
import { layoutOf, type Mission, openMission, rowThatUnlocks, type WistarTable } from '@nora/wistar'
import { markLine } from '../../card-line.ts'
import type { Speaker } from '../../words.ts'
import { ownerName } from '../names.ts'
import { effectClause } from './clause.ts'
import { requirementMarks } from './requirement-marks.ts'

type Row = Mission['rows'][number]

/** What a mission gives to whoever reveals it, and its rows: what each asks for and gives, or who has been there. */
export function missionText(table: WistarTable, card: Item, speaker: Speaker): readonly string[] {
  const { voice } = speaker
  const mission = table.content.missions.get(card) as Mission
  const { missionSpaces } = layoutOf(table)
  const space = missionSpaces.find(({ id }) => table.state.zones[openMission(id)]?.includes(card))
  const owners = space ? table.state.rows[space.id] : undefined
  const reveal = voice.format('wistarPlay.card.reveal', { effect: effectClause(voice, table, mission.reveal) })
  const rows = mission.rows.map((row, index) => {
    const owner = owners?.[index]
    const name = voice.say(row.name)
    if (owner !== null && owner !== undefined)
      return voice.format('wistarPlay.card.rowDone', { row: index + 1, name, owner: ownerName(speaker, owner) })
    return openRow(table, mission, row, index, owners, speaker)
  })
  return space ? rows : [reveal, ...rows]
}

function openRow(
  table: WistarTable,
  mission: Mission,
  row: Row,
  index: number,
  owners: readonly (number | null)[] | undefined,
  speaker: Speaker,
): string {
  const { voice } = speaker
  const params = { row: index + 1, name: voice.say(row.name), ...rowTerms(table, row, speaker) }
  const opener = row.lock === undefined ? undefined : rowThatUnlocks(table, mission, row.lock)
  const isLocked = opener !== undefined && (owners?.[opener] ?? null) === null
  return isLocked
    ? voice.format('wistarPlay.card.rowLocked', { ...params, opener: opener + 1 })
    : voice.format('wistarPlay.card.row', params)
}

/** What a row asks for and gives. */
export function rowTerms(
  table: WistarTable,
  { requires, reward }: Row,
  { voice }: Speaker,
): { readonly requires: string; readonly reward: string } {
  const asked = markLine(voice, requirementMarks(voice, table, requires))
  return {
    requires: asked === '' ? voice.format('wistarPlay.nothing') : asked,
    reward: effectClause(voice, table, reward),
  }
}
