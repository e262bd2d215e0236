import * as z from 'zod/mini'
import { id, name, whole } from '../values.ts'

const password = z.string().check(z.minLength(8), z.maxLength(200))

/** A guest may leave the choice of a name to the house. */
export const guestBody = z.strictObject({ name: z.exactOptional(name) })
export const accountBody = z.strictObject({ name, password })
export const signInBody = z.strictObject({ name, password })
export const recoverBody = z.strictObject({ name, code: id, password })
export const renameBody = z.strictObject({ name })
export const blockBody = z.strictObject({ person: id, on: z.boolean() })
export const reportBody = z.strictObject({
  person: id,
  table: z.exactOptional(id),
  text: z.string().check(z.minLength(1), z.maxLength(2_000)),
})
export const pushBody = z.strictObject({
  endpoint: z.string().check(z.maxLength(1_000), z.regex(/^https:\/\//)),
  keys: z.strictObject({
    p256dh: z.string().check(z.maxLength(200)),
    auth: z.string().check(z.maxLength(200)),
  }),
})
export const notifyBody = z.strictObject({ on: z.boolean() })

/** Who the session is. */
export const me = z.strictObject({
  person: id,
  name: z.string(),
  account: z.boolean(),
  since: whole,
  /** The people one does not want to meet. */
  blocked: z.array(z.strictObject({ person: id, name: z.string() })),
})

/** Shown once, when an account is made or its code used up. */
export const recoveryCode = z.strictObject({ code: z.string() })

export type Me = z.infer<typeof me>
