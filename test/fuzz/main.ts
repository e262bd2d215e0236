// `npm run fuzz`: see scripts/fuzz.mjs.
import { parseArgs } from 'node:util'
import { fuzz } from './run.ts'

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const report = await fuzz({ inputs: Number(values.inputs), seed: Number(values.seed) })
if (values.json) console.log(JSON.stringify(report))
else console.log(report)
process.exit(report.crashes + report.failed + report.complaints + report.blocked > 0 ? 1 : 0)
