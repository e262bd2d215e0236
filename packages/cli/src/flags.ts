import { message } from '@nora/messages'
import type { Flag } from './command.ts'
import type { GivenFlags } from './parse.ts'
import { WrongUsage } from './problem.ts'

/** The flags a command was given, checked against those it has. */
export class Flags {
  private readonly values: ReadonlyMap<string, readonly string[]>

  constructor(command: string, known: readonly Flag[], given: GivenFlags) {
    const values = new Map<string, readonly string[]>()
    for (const [name, all] of given) {
      const flag = known.find((candidate) => candidate.name === name)
      const written = name.length > 1 ? `--${name}` : `-${name}`
      if (!flag) {
        throw new WrongUsage(
          message('cli.error.unknownFlag', { command, flag: written, help: `nora ${command} --help` }),
        )
      }
      const isSwitch = flag.value === undefined
      if (isSwitch && all.some((one) => one !== true)) {
        throw new WrongUsage(message('cli.error.needlessValue', { flag: written }))
      }
      if (!isSwitch && all.some((one) => one === true || (one === '' && !flag.mayBeEmpty))) {
        throw new WrongUsage(message('cli.error.missingValue', { flag: written }))
      }
      values.set(name, all.map(String))
    }
    this.values = values
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  /** Every value of a repeatable flag. */
  all(name: string): readonly string[] {
    return this.values.get(name) ?? []
  }

  /** The value of a flag; the last one if it was repeated. */
  text(name: string): string | undefined {
    return this.values.get(name)?.at(-1)
  }

  list(name: string): readonly string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }

  whole(name: string, min: number): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const number = Number(value)
    if (Number.isSafeInteger(number) && number >= min) return number
    throw new WrongUsage(message('cli.error.notWholeNumber', { flag: `--${name}`, min, value }))
  }
}
