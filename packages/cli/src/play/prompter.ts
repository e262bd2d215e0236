import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline'
import { isCancel, text } from '@clack/prompts'

/** Asks for a line of text; nothing when there is nobody left to ask. */
export interface Prompter {
  ask(question: string): Promise<string | undefined>
  close(): void
}

/** For a person at a keyboard. */
export const clackPrompter: Prompter = {
  async ask(question) {
    const answer = await text({ message: question })
    return isCancel(answer) ? undefined : (answer ?? '')
  },
  close() {},
}

/** For a script: one line of input per question, until there are no more. */
export function linePrompter(): Prompter {
  const reader = createInterface({ input: stdin, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  return {
    async ask(question) {
      stdout.write(`${question}: `)
      const { done, value } = await lines.next()
      // A keyboard shows what is typed, a script does not.
      if (!stdin.isTTY) stdout.write(done ? '\n' : `${value}\n`)
      return done ? undefined : value
    },
    close: () => reader.close(),
  }
}
