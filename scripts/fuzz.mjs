// `npm run fuzz -- --inputs 100000 --seed 1 --json`: hostile inputs for a real server, over every way in.
import { fromSource } from './from-source.mjs'

await fromSource('test/fuzz/main.ts')
