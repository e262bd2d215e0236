import type { Catalogue } from '@nora/messages'
import type { SeatInfo } from '@nora/protocol'

/** A game by its name; one that this page does not know yet by its id. */
export function gameName(voice: Catalogue, game: string): string {
  const id = `common.game.${game}`
  return voice.has(id) ? voice.say({ id }) : game
}

export function modeName(voice: Catalogue, game: string, mode: string): string {
  const id = `webOpening.mode.${game}.${mode}`
  return voice.has(id) ? voice.say({ id }) : mode
}

/** Who sits there: a person, also one whose name is forgotten, a bot, which is called as it is at the table, or nobody yet. */
export function seatName(voice: Catalogue, { name, bot }: SeatInfo, seat: number): string {
  if (name !== null) return name === '' ? voice.format('common.formerPlayer') : name
  if (bot !== null) return voice.format('common.bot', { mind: mindName(voice, bot), n: seat + 1 })
  return voice.format('webHouse.tables.freeSeat')
}

/** A bot that is to be chosen. */
export function botName(voice: Catalogue, bot: string): string {
  return voice.format('webHouse.tables.bot', { name: mindName(voice, bot) })
}

function mindName(voice: Catalogue, bot: string): string {
  const id = `common.mind.${bot}`
  return voice.has(id) ? voice.say({ id }) : bot
}
