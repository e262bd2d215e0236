import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Whoever has one IPv6 address has 2^64 of them: a household is given the first half. */
const HALF = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What visitors are counted by: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%', 1)
  const [head = [], tail = []] = bare.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = bare.includes('::') ? Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0') : []
  const groups = [...head, ...zeros, ...tail].slice(0, HALF)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
