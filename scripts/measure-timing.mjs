// `node scripts/measure-timing.mjs --rounds 3000`: whether the time of a refusal tells what is hidden.
import { fromSource } from './from-source.mjs'

await fromSource('test/timing/main.ts')
