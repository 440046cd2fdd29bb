import { isIPv6 } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** Returns the rate limit key of a client: its IPv4 address, or the /64 of its IPv6 address, which is one household. */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address
  const known = ipaddr.process(address)
  return known.kind() === 'ipv4'
    ? known.toString()
    : (known as ipaddr.IPv6).parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
}

const addresses = ownAddresses()

/** The wildcard address to listen on; `::` accepts IPv4 too. */
export const everyAddress = addresses.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0'

/** The address by which servers of this machine reach each other: 127.0.0.1, or ::1 on a machine without IPv4. */
export const loopback =
  addresses.some(({ address }) => address === '::1') && !addresses.some(({ family }) => family === 'IPv4')
    ? '::1'
    : '127.0.0.1'

/** Returns the HTTP address of a port of this machine. */
export function localUrl(port: number | string, host = loopback): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/**
 * Returns no address where the system does not tell them, as under systemd's RestrictAddressFamilies without
 * AF_NETLINK.
 */
function ownAddresses(): NetworkInterfaceInfo[] {
  try {
    return Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  } catch {
    return []
  }
}
