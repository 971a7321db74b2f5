import { createHmac } from 'node:crypto'
import { clientNetwork } from '#site/server/pipeline/client-network.ts'

/** The sender as anonymous digests, by which limits and turns are counted. */
export type Sender = {
  /** One customer: an IPv4 address, or the /64 of an IPv6 address. */
  own: string
  /** What a provider gives to one household or company: the /56 around it. An IPv4 address is its own. */
  around: string
}

/**
 * @param address network address of the request
 * @param secret prevents a search for the address that fits a digest
 */
export function senderOf(address: string, secret: string): Sender {
  const digest = (network: string) =>
    createHmac('sha256', secret).update(`address\n${network}`).digest('base64url').slice(0, 22)
  return { own: digest(clientNetwork(address, 64)), around: digest(clientNetwork(address, 56)) }
}
