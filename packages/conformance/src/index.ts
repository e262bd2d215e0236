export { type CheckRequest, check, checkNames, type Failure, type Report } from './check.ts'
export { replayGolden } from './golden.ts'
export { policies } from './policies.ts'
