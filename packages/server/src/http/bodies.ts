import type { Json } from '@nora/kernel'
import * as z from 'zod/mini'

/** A value that is passed on as it is. */
export const anyJson = z.unknown() as unknown as z.ZodMiniType<Json, Json>

export const password = z.string().check(z.minLength(8), z.maxLength(200))
