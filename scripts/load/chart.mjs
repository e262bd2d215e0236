// Small charts beside each other over one scale, drawn as SVG: what a document can show without a program.

/**
 * @typedef {{ name: string, colour: string, values: readonly number[] }} Line
 * @typedef {{ title: string, lines: readonly Line[] }} Panel
 * @typedef {{ title: string, at: readonly number[], ticks: readonly number[], isLog: boolean }} Scale what is measured along, and where
 */

const WIDTH = 300
const HEIGHT = 220
const LEFT = 52
const RIGHT = 24
const TOP = 44
const BOTTOM = 40
const IN_A_ROW = 2

/** @param {string} title @param {Scale} scale @param {readonly Panel[]} panels */
export function chart(title, scale, panels) {
  const columns = Math.min(IN_A_ROW, panels.length)
  const [width, height] = [columns * WIDTH, Math.ceil(panels.length / columns) * HEIGHT + 28]
  const drawn = panels.map((panel, index) => {
    const [x, y] = [(index % columns) * WIDTH, 28 + Math.floor(index / columns) * HEIGHT]
    return `<g transform="translate(${x} ${y})">${panelOf(scale, panel)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="11" fill="#333">
<title>${title}</title>
<rect width="${width}" height="${height}" rx="8" fill="#fff"/>
<text x="14" y="20" font-size="13" font-weight="600">${title}</text>
${drawn.join('\n')}
</svg>
`
}

/** @param {Scale} scale @param {Panel} panel */
function panelOf({ title, at, ticks, isLog }, panel) {
  const most = roundUp(Math.max(...panel.lines.flatMap(({ values }) => values)))
  const scaled = (/** @type {number} */ value) => (isLog ? Math.log(value) : value)
  const [from, to] = [scaled(Math.min(...at)), scaled(Math.max(...at))]
  const across = (/** @type {number} */ value) =>
    figure(LEFT + ((scaled(value) - from) / (to - from || 1)) * (WIDTH - LEFT - RIGHT))
  const up = (/** @type {number} */ value) => figure(HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM))
  const grid = [0, most / 2, most].map(
    (value) =>
      `<path d="M${LEFT} ${up(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>` +
      `<text x="${LEFT - 6}" y="${up(value) + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`,
  )
  const below = ticks.map(
    (tick) =>
      `<text x="${across(tick)}" y="${HEIGHT - BOTTOM + 15}" text-anchor="middle">${tick.toLocaleString('en')}</text>`,
  )
  const lines = panel.lines.map(({ colour, values }) => {
    const points = values.map((value, index) => `${across(at[index] ?? 0)},${up(value)}`)
    const dots = points.map((point) => `<circle cx="${point.split(',')[0]}" cy="${point.split(',')[1]}" r="2.5"/>`)
    return `<g fill="${colour}"><polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>${dots.join('')}</g>`
  })
  const names =
    panel.lines.length > 1
      ? panel.lines.map(({ name, colour }, index) => {
          const x = WIDTH - RIGHT - (panel.lines.length - index) * 42
          return `<text x="${x}" y="${TOP - 10}" fill="${colour}">${name}</text>`
        })
      : []
  const heading = `<text x="14" y="${TOP - 24}" font-weight="600">${panel.title}</text>`
  const along = `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">${title}</text>`
  return [heading, ...names, ...grid, ...below, along, ...lines].join('\n')
}

/** The next of 1, 2, 5, 10 ... that is not less: half of it is still a round figure. @param {number} value */
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value || 1))
  return ([1, 2, 4, 6, 8].find((factor) => factor * power >= value) ?? 10) * power
}

const figure = (/** @type {number} */ value) => Math.round(value * 10) / 10
