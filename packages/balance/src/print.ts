import { type Band, type Cell, isOutside, type Row, type Section } from './section.ts'

/** The tables as plain text; a figure outside its band is followed by an exclamation mark. */
export function asText(sections: readonly Section[]): string {
  return sections
    .map((section) => {
      const rows = cellsOf(section, (figure) => `${figureOf(figure)}${isOutside(figure) ? '!' : ' '}`)
      const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
      const set = (text: string, column: number) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)
      return [section.title, ...rows.map((row) => row.map(set).join('  ').trimEnd())].join('\n')
    })
    .join('\n\n')
}

/** The tables as Markdown, below headings of the given depth; a figure outside its band is bold. */
export function asMarkdown(sections: readonly Section[], depth = 4): string {
  return sections
    .map((section) => {
      const [head = [], ...rows] = cellsOf(section, (figure) =>
        isOutside(figure) ? `**${figureOf(figure)}**` : figureOf(figure),
      )
      const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
      const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
      return [`${'#'.repeat(depth)} ${section.title}`, '', line(head), line(rule), ...rows.map(line)].join('\n')
    })
    .join('\n\n')
}

/** Heading and rows; where all figures of a column have one band, it stands in the heading. */
function cellsOf({ columns, rows }: Section, print: (figure: Cell) => string): string[][] {
  const head = columns.map((name, index) => {
    const band = commonBand(rows, index)
    return band ? `${name} (${bandText(band)})` : name
  })
  const common = columns.map((_, index) => commonBand(rows, index) !== undefined)
  return [
    ['', ...head],
    ...rows.map(({ name, cells }) => [
      name,
      ...cells.map((figure, index) =>
        figure.band && !common[index] ? `${print(figure)} (${bandText(figure.band)})` : print(figure),
      ),
    ]),
  ]
}

function commonBand(rows: readonly Row[], column: number): Band | undefined {
  const bands = rows.map(({ cells }) => cells[column]?.band)
  const [first] = bands
  const same = (band: Band | undefined) => band?.least === first?.least && band?.most === first?.most
  return first && rows.length > 1 && bands.every(same) ? first : undefined
}

function bandText({ least, most }: Band): string {
  if (least === undefined) return `≤ ${most}`
  return most === undefined ? `≥ ${least}` : `${least} to ${most}`
}

function figureOf({ value, error }: Cell): string {
  if (Number.isNaN(value)) return '-'
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(1)
  return error === undefined ? figure : `${figure} ± ${error.toFixed(1)}`
}
