import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KeptRules } from '../store/rules-store.ts'
import { FORMER, type FormerRelease, renewed } from './former-release.ts'
import { FORM, type Release } from './release.ts'

/** A release as it was kept. It is a program: it has to lie in a file for as long as it takes to read it. */
export async function loadRelease({ name, body }: KeptRules): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'nora-rules-'))
  try {
    const file = join(folder, `${name}.mjs`)
    await writeFile(file, body)
    const { release } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      release: Release | FormerRelease
    }
    if (isFormer(release)) return renewed(release)
    if (release.form !== FORM)
      throw new Error(`the rules ${name} have form ${release.form}; this server reads form ${FORM}`)
    return release
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isFormer = (release: Release | FormerRelease): release is FormerRelease => release.form === FORMER
