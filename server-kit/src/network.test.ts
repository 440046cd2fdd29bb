import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { everyAddress, localUrl, networkOf } from './network.ts'

test.each([
  ['41.33.1.1', '41.33.1.1'],
  ['::ffff:41.33.1.1', '41.33.1.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['1', '1'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a server on every address answers on each loopback address of the machine', async () => {
  const server = createServer((_, response) => response.end('here')).listen(0, everyAddress)
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const own = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, address }) => internal && /^(127\.0\.0\.1|::1)$/.test(address))
  for (const { address } of own) expect(await (await fetch(localUrl(port, address))).text()).toBe('here')
  expect(await (await fetch(localUrl(port))).text()).toBe('here')
})
