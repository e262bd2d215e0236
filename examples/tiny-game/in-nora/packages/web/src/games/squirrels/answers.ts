import { WHOLE } from '@nora/choosing'
import type { Answers } from '../../table/kit/answers.ts'

/** A card of the hand is what is played, or what is buried; foraging and all else is answered in the tray. */
export const answers: Answers = {
  decisions: { act: 'play', 'effect.pick': WHOLE, 'effect.pickSecretly': WHOLE },
}
