import { cats } from '@nora/catalogue'
import { exportGame, Match, seededFate } from '@nora/kernel'
import { expect, it } from 'vitest'
import { readRelease, releaseOf } from '../src/index.ts'

const release = releaseOf(cats)
const { watch: _watch, resume: _resume, ...unwatched } = { ...release, form: 2 }

function played() {
  const match = Match.open(cats.game, { mode: 'solo', seats: 1 }, { seed: 3 })
  const fate = seededFate(3)
  while (match.line.length < 20) match.choose(0, match.space(0)?.sample(fate))
  return exportGame(match)
}

it('a release of the second form can be watched again and gone on with like one of today', () => {
  const file = played()
  const former = readRelease(unwatched)
  const watching = former.watch(file, 0)
  const steps = []
  for (let next = watching.next(); !next.done; next = watching.next()) steps.push(next)
  expect(steps).toHaveLength(file.line.length)
  const logged = former.resume(file, [], () => seededFate(1))
  expect(logged.slice(0, 20).map((entry) => 'hash' in entry && entry.hash)).toEqual(
    file.line.slice(0, 20).map(({ hash }) => hash),
  )
})

it('a release of today is taken as it is, and one of an unknown form is a fault', () => {
  expect(readRelease(release)).toBe(release)
  expect(() => readRelease({ form: 99 })).toThrow('these rules have form 99; this is form 3')
})
