// Each rule of each gate counts: it is kept everywhere, or all its breaches are shown.
import { allGates, findGates } from '../gates/all.mjs'
import { printed } from '../gates/finding.mjs'

/** @typedef {import('../gates/finding.mjs').Gate} Gate */
/** @typedef {import('./part.mjs').Part} Part */

/** @param {string} name @param {readonly Gate[]} chosen @returns {Part} */
const partOf = (name, chosen) => ({
  name,
  async run({ root }) {
    const findings = (await Promise.all(chosen.map((gate) => gate.inspect(root)))).flat()
    const rules = chosen.flatMap((gate) => gate.rules)
    const broken = rules.filter((rule) => findings.some((finding) => finding.rule === rule))
    return {
      passed: rules.length - broken.length,
      failures: broken.map((rule) => [rule, ...findings.filter((one) => one.rule === rule).map(printed)].join('\n')),
    }
  },
})

export const layers = partOf('layers', findGates(['layers']))

export const gates = partOf(
  'gates',
  allGates.filter((gate) => gate.name !== 'layers'),
)
