import type { Name } from '../language.ts'

/** One name per concept and language, the same in messages, card texts and docs. The keys are the names used in code. */
export type Terms = { readonly [term: string]: Name }
