import { createHmac } from 'node:crypto'
import { clientNetwork } from '#site/server/pipeline/client-network.ts'

/** Who sends, as digests that name nobody: limits and turns are counted by them. */
export type Sender = {
  /** One customer: an IPv4 address, or the /64 of an IPv6 address. */
  own: string
  /** What a provider gives to one household or company: the /56 around it. An IPv4 address is its own. */
  around: string
}

/**
 * @param address network address of the request
 * @param secret without it nobody can try addresses until a digest fits
 */
export function senderOf(address: string, secret: string): Sender {
  const digest = (network: string) =>
    createHmac('sha256', secret).update(`address\n${network}`).digest('base64url').slice(0, 22)
  return { own: digest(clientNetwork(address, 64)), around: digest(clientNetwork(address, 56)) }
}
