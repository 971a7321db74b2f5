import { lookup } from 'node:dns/promises'
import { request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Decides what may be requested. */
export type Guard = {
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
