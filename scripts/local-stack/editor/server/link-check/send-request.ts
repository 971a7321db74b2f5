import { lookup } from 'node:dns/promises'
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/** Decides what may be requested. */
export type Guard = {
  /** IP addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>
  mayReach: (address: string) => boolean
  ports: readonly number[]
}

/** The public web: usual ports of public addresses. */
export const publicWeb: Guard = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublicAddress,
  ports: [80, 443],
}

export type RefusalReason = 'private' | 'port' | 'scheme' | 'credentials'

/** An address that is not requested. */
export class RefusedAddress extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`The address is not requested: ${reason}`)
    this.reason = reason
  }
}

type Response = { status: number; location: string | undefined }
type Sending = { method: 'HEAD' | 'GET'; guard: Guard; signal: AbortSignal }

/**
 * Sends one request without cookies, and reads the head of the response alone. The connection uses the addresses that the guard has
 * judged: a name that resolves to another address a moment later gains nothing.
 * @throws RefusedAddress for an address that the guard does not allow
 */
export async function sendRequest(url: URL, { method, guard, signal }: Sending): Promise<Response> {
  const lookupJudged = lookupOf(await judgedAddresses(url, guard))
  const send = url.protocol === 'https:' ? sendHttps : sendHttp
  return await new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; link check of an editor)' }
    const request = send(url, { method, headers, signal, agent: false, lookup: lookupJudged }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    request.on('error', reject)
    request.end()
  })
}

async function judgedAddresses(url: URL, { resolve, mayReach, ports }: Guard): Promise<readonly string[]> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new RefusedAddress('scheme')
  if (url.username !== '' || url.password !== '') throw new RefusedAddress('credentials')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  // A name with public and private addresses is refused as a whole.
  if (!addresses.every(mayReach)) throw new RefusedAddress('private')
  if (!ports.includes(Number(url.port) || (url.protocol === 'https:' ? 443 : 80))) throw new RefusedAddress('port')
  return addresses
}

/** Node resolves no host that is an IP address: that one was judged as it is. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_, options, callback) => {
    const [first] = found
    if (options.all) callback(null, found)
    else callback(null, first?.address ?? '', first?.family)
  }
}

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
