type Draw = (x: number, y: number, w: number, h: number) => string

const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`

/** What stands in each room, faint enough to lie behind everything: boxes, a bed, pans, a clock, barrels, a boiler, shelves. */
const pieces: { readonly [room: string]: Draw } = {
  H: (x, y, w, h) =>
    `M${x + w - 44} ${y + h} v-22 h34 v22 z M${x + w - 38} ${y + h - 22} v-16 h24 v16 M${x + w - 44} ${y + h - 11} h34`,
  C: (x, y, w, h) =>
    `M${x + w - 130} ${y + h} v-26 h84 c8 0 12 6 12 12 v14 z M${x + w - 130} ${y + h - 16} v-34 M${x + w - 122} ${y + h - 26} c0 -12 24 -12 24 0 M${x + w * 0.68 - 16} ${y + 10} h32 v26 h-32 z M${x + w * 0.68} ${y + 10} v26 M${x + w * 0.68 - 16} ${y + 23} h32`,
  D: (x, y, w) =>
    `M${x + w - 82} ${y + 14} h40 M${x + w - 76} ${y + 14} v8 c0 8 12 8 12 0 v-8 M${x + w - 56} ${y + 14} v14 M${x + w - 61} ${y + 28} h10 v8 h-10 z`,
  B: (x, y, w) =>
    `M${x + w - 36} ${y + 14} h26 v40 h-26 z ${ring(x + w - 23, y + 27, 8)} M${x + w - 23} ${y + 27} v-5 M${x + w - 23} ${y + 27} l4 2 M${x + w - 23} ${y + 38} v10`,
  E: (x, y, _w, h) => [30, 71].map((at) => `${ring(x + at, y + h - 20, 19)} ${ring(x + at, y + h - 20, 12)}`).join(' '),
  F: (x, y, w, h) =>
    `M${x + w - 74} ${y + h} v-60 c0 -20 56 -20 56 0 v60 z M${x + w - 62} ${y + h - 12} h32 v-22 h-32 z ${ring(x + w - 46, y + h - 50, 9)}`,
  G: (x, y, w) =>
    `M${x + w - 86} ${y + 36} h70 M${x + w - 78} ${y + 36} v-12 h16 v12 M${x + w - 50} ${y + 36} v-16 h12 v16`,
}

export function furniture(room: string, x: number, y: number, w: number, h: number): string {
  return pieces[room]?.(x, y, w, h) ?? ''
}
