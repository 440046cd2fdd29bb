import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

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
