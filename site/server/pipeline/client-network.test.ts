import { expect, test } from 'vitest'
import { clientNetwork } from './client-network.ts'

test.each([
  ['192.0.2.7', undefined, '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, '192.0.2.7'],
  ['::ffff:c000:207', undefined, '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', undefined, '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', undefined, '2001:db8:1:3::/64'],
  ['2001:db8:1:2ff:3:4:5:6', 56, '2001:db8:1:200::/56'],
  ['2001:db8:1:2:3:4:5:6', 48, '2001:db8:1::/48'],
  ['fe80::1%eth0', undefined, 'fe80::/64'],
  ['::1', undefined, '::/64'],
  ['', undefined, ''],
  ['unknown', undefined, 'unknown'],
  ['2001:db8::1/64', undefined, '2001:db8::1/64'],
])('the network of %j with a prefix of %j is %j', (address, prefix, network) => {
  expect(clientNetwork(address, prefix)).toBe(network)
})
