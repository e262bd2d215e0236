/** Rows of cells set in columns: words to the left, and to the right a column that holds figures under its heading. */
export function columns(rows: readonly (readonly string[])[], indent = ''): string {
  const widths: number[] = []
  const words: boolean[] = []
  rows.forEach((row, index) => {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
      words[column] ||= cell !== '' && !isFigure(cell) && (index > 0 || rows.length === 1)
    })
  })
  const set = (cell: string, column: number) =>
    words[column] ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => (indent + row.map(set).join('  ')).trimEnd()).join('\n')
}

function isFigure(cell: string): boolean {
  return /^[-−]?[\d\s.,]+$/u.test(cell)
}
