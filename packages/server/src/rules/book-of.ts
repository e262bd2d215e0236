import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KeptRules } from '../store/rules-store.ts'
import { FORM, type Rulebook } from './rulebook.ts'

/** The book that a release was made into. It is a program: it has to lie in a file for as long as it takes to read it. */
export async function bookOf({ name, body }: KeptRules): Promise<Rulebook> {
  const folder = await mkdtemp(join(tmpdir(), 'nora-rules-'))
  try {
    const file = join(folder, `${name}.mjs`)
    await writeFile(file, body)
    const { book } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { book: Rulebook }
    if (book.form !== FORM) throw new Error(`the rules ${name} have form ${book.form}; this server reads form ${FORM}`)
    return book
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
