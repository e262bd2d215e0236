// ISO/IEC 18004, Error correction coding: Reed-Solomon over the field of 256 elements with the polynomial 0x11d.

const powers = new Uint8Array(255)
const logarithms = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  logarithms[value] = exponent
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return powers[((logarithms[a] as number) + (logarithms[b] as number)) % 255] as number
}

/** The generator polynomial of a degree, its leading coefficient left out. */
function generator(degree: number): readonly number[] {
  let polynomial = [1]
  for (let exponent = 0; exponent < degree; exponent++) {
    const root = powers[exponent] as number
    polynomial = [...polynomial, 0].map((one, index) => one ^ times(polynomial[index - 1] ?? 0, root))
  }
  return polynomial.slice(1)
}

/** So many codewords by which the data can be mended. */
export function correctionOf(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count)
  const rest: number[] = Array(count).fill(0)
  for (const codeword of data) {
    const factor = codeword ^ (rest.shift() as number)
    rest.push(0)
    for (const [index, coefficient] of divisor.entries())
      rest[index] = (rest[index] as number) ^ times(coefficient, factor)
  }
  return rest
}
