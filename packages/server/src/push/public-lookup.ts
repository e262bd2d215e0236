import { lookup } from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'

/** Addresses that are not of the open network: of the machine, of its neighbours, of nobody. */
const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4')
// Of IPv6 only what is given out to the public is, and not what leads on to an address of IPv4 within it.
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')

function isPublic(address: string, family: number): boolean {
  if (family === 4) return !inner.check(address, 'ipv4')
  return outer.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

/** Finds the addresses of a name, and none if one of them is not of the open network. */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error) callback(error, [])
      else if (!first || !found.every(({ address, family }) => isPublic(address, family)))
        callback(new Error('the name leads to no address of the open network'), [])
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
}
