import * as z from 'zod/mini'

/** The hashes of the contents that a server has rules of one version for, the latest first. */
export const contentHashes = z.array(z.string())
