import { cardOf } from '@nora/cats'
import { type Decision, each, isRecord, type Json, listed, type Match } from '@nora/kernel'
import type { Screen } from '../play/terminal.ts'
import { contentOf } from './match.ts'

/** A turn whose question would offer more than is possible; nothing where its usual words are right. */
export function catsQuestion(match: Match, { seat, kind, args }: Decision, { voice }: Screen): string | undefined {
  const isBeginning = isRecord(args) && !args.found && !args.rescued
  if ((kind !== 'rescue' && kind !== 'rareFinds') || !isBeginning) return undefined
  const choices = [...each(match.space(seat) ?? listed<Json>([]))].filter(isRecord)
  const plays = choices.filter(({ play }) => isAnytime(match, play))
  const isOwnAct = plays.length < choices.length
  if (!isOwnAct) return voice.format(plays.length > 0 ? 'catsPlay.playOrPass' : 'cats.kind.mustPass')
  return kind === 'rescue' && plays.length === 0 ? voice.format('cats.kind.familyRescue') : undefined
}

function isAnytime(match: Match, card: Json | undefined): boolean {
  return typeof card === 'string' && cardOf(contentOf(match), card).kind === 'anytime'
}
