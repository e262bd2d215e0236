import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { message } from '@nora/messages'
import type { Admin, Verdict } from '@nora/server'
import { columns } from '../columns.ts'
import type { Call } from '../command.ts'
import { exitCode, WrongUsage } from '../problem.ts'

/** One thing an operator may do. */
interface Task {
  readonly name: string
  /** Whether a word says what it is about. */
  readonly about: 'needed' | 'possible' | 'none'
  run(desk: Admin, call: Call, about: string): Promise<number>
}

export const tasks: readonly Task[] = [
  { name: 'list', about: 'none', run: list },
  { name: 'close', about: 'needed', run: close },
  { name: 'verify', about: 'possible', run: verify },
  { name: 'vacuum', about: 'none', run: vacuum },
  { name: 'backup', about: 'needed', run: backup },
  { name: 'reset-password', about: 'needed', run: resetPassword },
  { name: 'reports', about: 'none', run: reports },
  { name: 'close-report', about: 'needed', run: closeReport },
]

async function list(desk: Admin, { flags, console, voice }: Call): Promise<number> {
  const tables = []
  for await (const { id, game, mode, status, seq, free, updatedAt } of desk.list(flags.text('status'))) {
    tables.push({ table: id, game, mode, status, entries: seq, free, changed: new Date(updatedAt).toISOString() })
  }
  if (flags.has('json')) console.out(JSON.stringify(tables))
  else if (tables.length === 0) console.out(voice.format('cli.admin.none'))
  else {
    const lines = tables.map(({ table, game, mode, status, entries, changed }) => [
      table,
      game,
      mode,
      status,
      String(entries),
      changed,
    ])
    console.out(columns(lines))
  }
  return exitCode.good
}

async function close(desk: Admin, { console, voice }: Call, table: string): Promise<number> {
  await desk.close(table)
  console.out(voice.format('cli.admin.closed', { table }))
  return exitCode.good
}

async function verify(desk: Admin, { flags, console, voice }: Call, table: string): Promise<number> {
  const wrong: Verdict[] = []
  let checked = 0
  for await (const verdict of desk.verify(table === '' ? undefined : table)) {
    checked++
    if (verdict.wrong.length > 0) wrong.push(verdict)
  }
  if (flags.has('json')) console.out(JSON.stringify({ checked, wrong }))
  else {
    for (const verdict of wrong) console.out(`${verdict.table}: ${verdict.wrong.join(', ')}`)
    console.out(voice.format('cli.admin.verified', { checked, wrong: wrong.length }))
  }
  return wrong.length > 0 ? exitCode.problem : exitCode.good
}

async function vacuum(desk: Admin, { console, voice }: Call): Promise<number> {
  await desk.vacuum()
  console.out(voice.format('cli.admin.vacuumed'))
  return exitCode.good
}

async function backup(desk: Admin, { console, voice }: Call, file: string): Promise<number> {
  if (existsSync(file)) throw new WrongUsage(message('cli.admin.fileThere', { file }))
  await desk.backup(resolve(file))
  console.out(voice.format('cli.admin.backedUp', { file }))
  return exitCode.good
}

async function resetPassword(desk: Admin, { flags, console, voice }: Call, name: string): Promise<number> {
  const made = await desk.resetPassword(name)
  if (flags.has('json')) console.out(JSON.stringify(made))
  else console.out(voice.format('cli.admin.newPassword', { name, ...made }))
  return exitCode.good
}

async function reports(desk: Admin, { flags, console, voice }: Call): Promise<number> {
  const open = (await desk.openReports()).map(({ id, at, about, table, text }) => ({
    report: id,
    at: new Date(at).toISOString(),
    about,
    table,
    text,
  }))
  if (flags.has('json')) console.out(JSON.stringify(open))
  else if (open.length === 0) console.out(voice.format('cli.admin.noReports'))
  else {
    const lines = open.map(({ report, at, about, table, text }) => [
      report,
      at,
      about ?? '-',
      table ?? '-',
      oneLine(text),
    ])
    console.out(columns(lines))
  }
  return exitCode.good
}

/** What a stranger wrote must not move the operator's cursor. */
const oneLine = (text: string): string => stripVTControlCharacters(text).replaceAll(/[\s\p{Cc}]+/gu, ' ')

async function closeReport(desk: Admin, { console, voice }: Call, report: string): Promise<number> {
  await desk.closeReport(report)
  console.out(voice.format('cli.admin.reportClosed', { report }))
  return exitCode.good
}
