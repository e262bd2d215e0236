// `npm run chaos`: see scripts/chaos.mjs.
import { parseArgs } from 'node:util'
import { chaos } from './run.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    kills: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    cluster: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const say = values.json ? undefined : (line: string) => console.error(line)
const [minutes, kills, seed] = [Number(values.minutes), Number(values.kills), Number(values.seed)]
const wish = { minutes, kills, seed, cluster: values.cluster }
const report = await chaos({ ...wish, ...(say && { say }) })
if (values.json) console.log(JSON.stringify(report))
else for (const [name, value] of Object.entries(report)) console.log(`${name}: ${value}`)
const { lost, duplicated, divergedViews, forfeitedByOutage, unanswered, disagreeing, died } = report
process.exit(lost + duplicated + divergedViews + forfeitedByOutage + unanswered + disagreeing + died > 0 ? 1 : 0)
