import { fanOf } from '../advice/fan.ts'
import type { Features } from './features.ts'
import { fitted } from './fit.ts'
import { predicted, unpacked } from './linear.ts'
import { ownOutputs, type Sample } from './samples.ts'
import type { Gathered, Lesson } from './self-play.ts'
import { AUTOMA, type Linear, type Weights } from './weights.ts'

/** How much weights are held back, from hardly at all to much: what foresees held-out games best is taken. */
const restraints = [0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3]

/** What games teach; the fan is that of the learned value alone. `games` says how many were played in each round. */
export function learned(lesson: Lesson, gathered: Gathered, games: readonly number[]): Weights {
  const features = lesson.heuristics.features as Features
  const hasAutoma = gathered.own.outputs > features.categories.length
  const outputs = ownOutputs(features, hasAutoma)
  const candidates = restraints.map((restraint) => {
    const own = fitted(gathered.own, outputs, restraint)
    const other = gathered.other.count > 0 ? fitted(gathered.other, ['points'], restraint) : null
    return { own, other, errors: gathered.heldOut.map((sample) => errorOf(own, other, sample)) }
  })
  const best = candidates.reduce((one, two) => (meanSquare(two.errors) < meanSquare(one.errors) ? two : one))
  const margins = gathered.heldOut.map(({ margin }) => margin)
  const middle = margins.reduce((sum, margin) => sum + margin, 0) / Math.max(1, margins.length)
  const { game, mode, seats, seed } = lesson
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    mode,
    seats,
    seed,
    games,
    own: best.own,
    other: best.other,
    foreseen: rounded(1 - meanSquare(best.errors) / meanSquare(margins.map((margin) => margin - middle))),
    spread: fanOf(
      gathered.heldOut.map(({ progress }, index) => ({ progress, by: Math.abs(best.errors[index] as number) })),
    ),
  }
}

function errorOf(own: Linear, other: Linear | null, sample: Sample): number {
  const model = modelOf(own)
  const points = model.outputs.reduce(
    (sum, output, index) => sum + (output === AUTOMA ? -1 : 1) * predicted(model, sample.own, index),
    0,
  )
  const rivals = other ? sample.others.map(({ features }) => predicted(modelOf(other), features)) : []
  return points - (rivals.length > 0 ? Math.max(...rivals) : 0) - sample.margin
}

const models = new WeakMap<Linear, ReturnType<typeof unpacked>>()

function modelOf(linear: Linear): ReturnType<typeof unpacked> {
  let model = models.get(linear)
  if (!model) {
    model = unpacked(linear)
    models.set(linear, model)
  }
  return model
}

function meanSquare(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number * number, 0) / Math.max(1, numbers.length)
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000
}
