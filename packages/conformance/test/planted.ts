import { check, type Failure, policies } from '@nora/conformance'
import { practiceRetellings } from '@nora/conformance/practice'
import { type Game, type Options, type Retelling, type State, settle } from '@nora/kernel'

/**
 * Whether a check finds the bug planted in a game, and finds it again by the command it prints. Gives what it says.
 */
export function foundBy<S extends State>(only: string, game: Game<S>, wish: Partial<Options> = {}): string {
  const settings = [settle(game as Game, wish)]
  const retelling = practiceRetellings[game.id] as Retelling
  const [failure] = check(game as Game, { settings, games: 60, seed: 1, only, retelling, mostFailures: 1 }).failures
  if (!failure) return 'nothing found'
  const [again] = reproduced(game, failure)
  return again?.what === failure.what ? failure.what : `not found again by ${failure.reproduce}`
}

/** Runs the command that a failure gives, as the command line would. */
function reproduced<S extends State>(game: Game<S>, { reproduce }: Failure): readonly Failure[] {
  const words = reproduce.split(' ')
  const value = (flag: string) => words[words.indexOf(flag) + 1] as string
  const options = words.flatMap((word, index) => (word === '--option' ? [(words[index + 1] as string).split('=')] : []))
  const picks = (words.find((word) => word.startsWith('--picks=')) as string).slice('--picks='.length)
  const wish = {
    mode: value('--mode'),
    seats: Number(value('--seats')),
    level: words.includes('--level') ? Number(value('--level')) : null,
    options: Object.fromEntries(options),
  }
  const policy = value('--policy')
  return check(game as Game, {
    settings: [settle(game as Game, wish)],
    games: 1,
    seed: Number(value('--seed')),
    policies: { [policy]: policies[policy] as (typeof policies)[string] },
    only: value('--only'),
    retelling: practiceRetellings[game.id] as Retelling,
    picks: picks.split(',').filter(Boolean).map(Number),
  }).failures
}
