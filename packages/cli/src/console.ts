import { stderr, stdin, stdout } from 'node:process'

/** Where a command speaks: results to one side, progress and complaints to the other. */
export interface Console {
  /** Prints a line of the result. */
  out(line: string): void
  /** Prints a line beside the result. */
  err(line: string): void
  /** Writes over the last line of progress; nothing where nobody watches. */
  progress(line: string): void
  /** A person sits at a keyboard and a screen. */
  readonly interactive: boolean
  readonly colours: boolean
  /** How many characters fit into a line, where a person watches. */
  readonly width: number | undefined
}

export function processConsole(): Console {
  // A terminal that does not know its width cannot be drawn on.
  const interactive = Boolean(stdin.isTTY && stdout.isTTY && stdout.columns > 0)
  return {
    out: (line) => stdout.write(`${line}\n`),
    err: (line) => stderr.write(`${line}\n`),
    progress: (line) => {
      if (stderr.isTTY) stderr.write(line === '' ? '\r\x1b[2K' : `\r\x1b[2K${line}`)
    },
    interactive,
    colours: Boolean(stdout.isTTY) && stdout.hasColors() && !process.env.NO_COLOR,
    get width() {
      return interactive ? stdout.columns : undefined
    },
  }
}
