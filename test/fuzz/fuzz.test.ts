import { expect, test } from 'vitest'
import { fuzz } from './run.ts'

const INPUTS = Number(process.env.NORA_FUZZ ?? 3_000)
const HOUR = 3_600_000
/** Of heap, from the first tenth to the end; what a leak of 100 bytes for each of a million inputs would exceed. */
const MOST_GROWN_MB = 60

test(
  `${INPUTS} hostile inputs: no crash, no failure, nobody waits, nothing is kept`,
  async () => {
    const report = await fuzz({ inputs: INPUTS, seed: 1 })
    expect(report).toMatchObject({ crashes: 0, failed: 0, complaints: 0, examples: [], blocked: 0 })
    expect(report.grownMb).toBeLessThan(MOST_GROWN_MB)
    expect(report.inputs).toBeGreaterThanOrEqual(INPUTS)
    // Some of it was right in form, and some was not.
    expect(Object.keys(report.answers)).toEqual(
      expect.arrayContaining(['200', '400', '404', '409', 'refused notYourSeat']),
    )
  },
  HOUR,
)
