import { LARGEST_AMOUNT } from '@nora/effects'
import type { Flow, Item, Seat } from '@nora/kernel'
import { askColour } from '../actions/choose-colour.ts'
import type { Colour } from '../content/colours.ts'
import { tileOf } from '../content/content.ts'
import { refuse } from '../reasons.ts'
import { countOn } from '../scoring/count.ts'
import { privateLessons, situationOf } from '../scoring/seat-situation.ts'
import { surveyOf } from '../scoring/sheet.ts'
import { type CatsTable, playerOf } from '../state.ts'
import type { EffectOf, EffectRule } from './effect-rule.ts'
import type { Count } from './lesson.ts'

/** 067, 068, 078, 079 and 090 to 097: fish for each of what the card counts. */
export const gainFish: EffectRule<EffectOf<'gainFish'>> = {
  why: (table, seat, { of }) => (hasAny(table, seat, of) ? undefined : refuse('noEffect', { counts: of.count })),
  *play(table, seat, { each, of }, card) {
    const colour = yield* chosenColour(table, seat, of, card)
    const player = playerOf(table, seat)
    const survey = surveyOf(table.content, player.boat)
    // A card may count fish, and so what it gave before: nothing is counted beyond all bounds.
    const fish = Math.min(LARGEST_AMOUNT, each * countOn(survey, situationOf(table, seat), of, colour))
    player.fish += fish
    table.tell?.({ type: 'fishGained', seat, fish, colour })
  },
}

/** 096 and 097: the player chooses the colour. */
function* chosenColour(table: CatsTable, seat: Seat, of: Count, card: Item): Flow<Colour | null> {
  return 'colour' in of && of.colour === 'chosen' ? yield* askColour(table, seat, { card }) : null
}

/** Whether there is anything to count at all. It is asked for every card at every decision, so nothing is counted. */
function hasAny(table: CatsTable, seat: Seat, { count }: Count): boolean {
  if (count === 'privateLessons') return privateLessons(table, seat) > 0
  const { tiles } = playerOf(table, seat).boat
  switch (count) {
    case 'cats':
    case 'catColours':
      return tiles.some(({ colour }) => colour !== null)
    case 'oshaxes':
      return tiles.some(({ tile }) => tileOf(table.content, tile).kind === 'oshax')
    case 'rareTreasures':
      return tiles.some(({ tile }) => tileOf(table.content, tile).kind === 'rare')
    case 'commonTreasures':
      return tiles.some(({ tile }) => tileOf(table.content, tile).kind === 'common')
    default:
      return true
  }
}
