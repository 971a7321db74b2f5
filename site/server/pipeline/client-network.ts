import ipaddr from 'ipaddr.js'

/**
 * The network of a client, for limits: an IPv4 address is one, and so is a whole IPv6 network, because every customer
 * of a provider has 2^64 addresses of the latter (RFC 6177).
 * @param address as the socket or a trusted proxy names it; an IPv4 address in IPv6 form (`::ffff:192.0.2.1`) counts as
 * IPv4
 * @param prefix length of an IPv6 network in bits; 56 for what a household may have
 * @returns one spelling for each network, such as `2001:db8::/64`; a text that is no address is returned unchanged
 */
export function clientNetwork(address: string, prefix = 64): string {
  const [plain = ''] = address.split('%', 1)
  if (!ipaddr.isValid(plain)) return address
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${prefix}`).toString()}/${prefix}`
}
