export { readRelease } from './former.ts'
export { hintInTime } from './hint-in-time.ts'
export { type Edition, isOf, nameOf } from './name.ts'
export { type Played, type Release, releaseOf } from './release.ts'
