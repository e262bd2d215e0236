import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Release, readRelease } from '@nora/release'
import type { KeptRules } from '../store/rules-store.ts'

/** A release as it was kept. It is a program: it has to lie in a file for as long as it takes to read it. */
export async function loadRelease({ name, body }: KeptRules): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'nora-rules-'))
  try {
    const file = join(folder, `${name}.mjs`)
    await writeFile(file, body)
    const { release } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { release: Release }
    return readRelease(release)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
