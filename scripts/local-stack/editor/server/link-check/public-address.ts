import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are not the public internet (IANA special-purpose registry), and the one address at which a cloud answers its machines. */
const closedNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Of IPv6 only the global unicast networks are public, and of these not those that embed or translate other addresses. */
const globalUnicast = '2000::/3'
const closedIn6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const closed4 = blockList(closedNetworks, 'ipv4')
const open6 = blockList([globalUnicast], 'ipv6')
const closed6 = blockList(closedIn6, 'ipv6')

/** Whether an IP address belongs to the public internet: neither this machine, its network, a cloud's metadata nor a reserved one. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4')
  return isIPv6(address) && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
