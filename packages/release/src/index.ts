export { readRelease } from './former.ts'
export { type Edition, isOf, nameOf } from './name.ts'
export { type Played, type Release, releaseOf } from './release.ts'
