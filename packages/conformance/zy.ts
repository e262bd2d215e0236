import { check, policies } from '@nora/conformance'
import { practiceGames } from '@nora/conformance/practice'
import { settle } from '@nora/kernel'
const [,, id, seats, seed, only, picks, policy] = process.argv
const game = practiceGames.find(g=>g.id===id)!
const r = check(game,{settings:[settle(game,{seats:Number(seats), mode: seats==='1'?'solo':'classic'})], games:1, seed:Number(seed), only: only!, picks: (picks??'').split(',').filter(Boolean).map(Number), policies:{[policy??'random']: policies[policy??'random']!}})
console.log(r.failures)
