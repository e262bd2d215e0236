// A drawing of the page as a file of its own: what style sheets say about it is written into it, and its letters go along.

/** What a drawing gets from style sheets. */
const written = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'display',
  'visibility',
  'transform',
  'transform-origin',
  'transform-box',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'clip-path',
] as const

/** The drawing as the page shows it now, as text. */
export async function standaloneSvg(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const [shown, copied] = [drawing, copy].map((root) => [root, ...root.querySelectorAll<SVGElement>('*')]) as [
    SVGElement[],
    SVGElement[],
  ]
  shown.forEach((element, index) => {
    const target = copied[index] as SVGElement
    const style = getComputedStyle(element)
    target.removeAttribute('class')
    // One by one: a style attribute as a whole is refused by the content security policy.
    for (const name of written) target.style.setProperty(name, style.getPropertyValue(name))
  })
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  fonts.textContent = await fontFaces(drawing.textContent ?? '')
  copy.prepend(fonts)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}

/** The fonts of the page that have letters of this text, with their files in them. */
async function fontFaces(text: string): Promise<string> {
  const letters = new Set([...text].map((letter) => letter.codePointAt(0) as number))
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => hasOneOf(style.getPropertyValue('unicode-range'), letters))
  return (await Promise.all(faces.map(withFile))).join('\n')
}

async function withFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, path] = /url\("?([^")]+)"?\)/.exec(cssText) ?? []
  if (path === undefined) return cssText
  const file = await (await fetch(new URL(path, parentStyleSheet?.href ?? location.href))).blob()
  return cssText.replace(path, await dataUrl(file))
}

/** `U+0-FF, U+131`: whether one of the letters is among these. */
function hasOneOf(ranges: string, letters: ReadonlySet<number>): boolean {
  if (ranges === '') return true
  return ranges.split(',').some((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-')
    const [from, to] = [first.replaceAll('?', '0'), last.replaceAll('?', 'F')].map((hex) => Number.parseInt(hex, 16))
    return [...letters].some((letter) => letter >= (from as number) && letter <= (to as number))
  })
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The drawing as a picture of so many pixels. */
export async function pngOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height)
  image.src = await dataUrl(new Blob([await standaloneSvg(drawing)], { type: 'image/svg+xml' }))
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('no picture came of it'))), 'image/png')
  })
}
