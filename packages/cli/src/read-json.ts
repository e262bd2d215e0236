import { readFileSync } from 'node:fs'
import { message } from '@nora/messages'
import { WrongUsage } from './problem.ts'

export function readJson(file: string): unknown {
  return jsonOf(file, readText(file))
}

/** The value a file holds. */
export function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongUsage(message('cli.error.notJson', { file, detail: (error as Error).message }))
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code, message: detail } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new WrongUsage(message('cli.error.fileMissing', { file }))
    throw new WrongUsage(message('cli.error.fileUnreadable', { file, detail }))
  }
}
