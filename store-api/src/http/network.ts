import { isIPv6 } from 'node:net'

/** Returns the rate limit key of a client: its IPv4 address, or the /64 of its IPv6 address, which is one household. */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address
  const v4 = address.match(/^::ffff:([\d.]+)$/i)?.[1]
  if (v4) return v4
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
