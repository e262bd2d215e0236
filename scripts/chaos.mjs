// `npm run chaos -- --minutes 10 --seed 1 --json [--cluster] [--kills 500]`: games on real servers while everything goes wrong.
import { fromSource } from './from-source.mjs'

await fromSource('test/chaos/main.ts', process.argv.includes('--cluster') ? ['postgres', 'nats'] : [])
