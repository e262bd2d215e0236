import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** What OWASP asks of argon2id, the library's default, at least: 19 MiB, two passes. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** No letter that is easily taken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP_LENGTH = 5

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), strength)

export async function isPassword(password: string, hashed: string | null): Promise<boolean> {
  // Who has no password costs as much time as who has one: it must not be told apart from outside.
  const against = hashed ?? (await nobodysHash())
  const right = await verify(against, password.normalize('NFKC'))
  return right && hashed !== null
}

let nobody: Promise<string> | undefined
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(16).toString('hex'))
  return nobody
}

/** An id nobody can guess. */
export const newId = (): string => randomBytes(12).toString('base64url')

/** What a browser keeps to be known again. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens are random and long, so a plain hash is enough to make a stolen database useless for signing in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A code to write down: 25 letters in groups of five, about 124 bits. */
export function newRecoveryCode(): string {
  const letters: string[] = []
  while (letters.length < GROUPS * GROUP_LENGTH) {
    for (const byte of randomBytes(32)) {
      // Bytes beyond the last full round of letters would make the first ones more likely.
      if (byte < 256 - (256 % LETTERS.length)) letters.push(LETTERS[byte % LETTERS.length] as string)
    }
  }
  const groups = Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  )
  return groups.join('-')
}

/** The same code, however it was typed. */
export const hashRecoveryCode = (code: string): string => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
