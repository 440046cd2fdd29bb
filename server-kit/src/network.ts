import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Returns the rate limit key of a client: its IPv4 address, or the /64 of its IPv6 address, which is one household. */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address
  const known = ipaddr.process(address)
  return known.kind() === 'ipv4' ? known.toString() : (known as ipaddr.IPv6).parts.slice(0, 4).map((group) => group.toString(16)).join(':')
}
