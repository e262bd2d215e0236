import { readFileSync, writeFileSync } from 'node:fs'
import {
  clientMessage,
  command,
  limits,
  PROTOCOL,
  reason,
  serverMessage,
  tableSnapshot,
  terms,
  update,
} from '@nora/protocol'
import { expect, test } from 'vitest'
import { motion } from '../src/command.ts'
import { options, shapes, view } from '../src/kernel-values.ts'
import { patch } from '../src/patch.ts'
import { summary } from '../src/table-snapshot.ts'
import { clockTerms } from '../src/terms.ts'
import { Writer } from './written.ts'

const file = new URL('../../../docs/protocol.md', import.meta.url)
const begin = '<!-- written from the schemas: NORA_BLESS=1 npx vitest run packages/protocol -->'
const end = '<!-- end of what is written from the schemas -->'

const written = new Writer({
  clientMessage,
  command,
  motion,
  serverMessage,
  tableSnapshot,
  update,
  patch,
  summary,
  terms,
  clock: clockTerms,
  reason,
  view,
  options,
  ...shapes,
}).text()

function documented(): string {
  const text = readFileSync(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  expect([from > 0, to > from]).toEqual([true, true])
  const block = `${begin}\n\n\`\`\`\n${written}\n\`\`\`\n\n${end}`
  if (process.env.NORA_BLESS) writeFileSync(file, text.slice(0, from) + block + text.slice(to + end.length))
  return readFileSync(file, 'utf8')
}

test('the documented schema is the one that is checked on the wire', () => {
  expect(documented()).toContain(`\n${written}\n`)
})

test('every kind of message and command is explained, and the figures are right', () => {
  const text = documented()
  const explained = text.slice(0, text.indexOf(begin))
  for (const schema of [clientMessage, command, serverMessage]) {
    const types = [...new Writer({ it: schema }).text().matchAll(/^ {2}\| \{ type: "(\w+)"/gm)].map(([, type]) => type)
    expect(types.length).toBeGreaterThan(5)
    for (const type of types) expect(explained).toContain(`\`${type}\``)
  }
  expect(explained).toContain(`version ${PROTOCOL}`)
  for (const limit of [limits.message, limits.chat, limits.text, limits.values, limits.depth, limits.choices]) {
    expect(explained).toContain(limit.toLocaleString('en'))
  }
})
