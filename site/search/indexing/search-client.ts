import { type Algoliasearch, algoliasearch } from 'algoliasearch'
import { hostOption } from 'component-schemas/search/host-option.ts'

type Requester = NonNullable<NonNullable<Parameters<typeof algoliasearch>[2]>['requester']>

export type SearchHost = {
  /** An address, or `hosted` for the hosted service's own hosts. */
  host: string
  applicationId: string
  key: string
  /** Sends the requests; absent: the one of the client. */
  requester?: Requester
}

/**
 * Timeouts in milliseconds. Writes have long ones: a swap responds when the new index is ready, and a start may share
 * its processor. The client's `connect` lasts until the first byte of the response (requester-node-http).
 */
const timeouts = { connect: 120_000, read: 30_000, write: 120_000 }

/** The official client for writing indexes, on the service that the configuration names. */
export function searchClient({ host, applicationId, key, requester }: SearchHost): Algoliasearch {
  return algoliasearch(applicationId, key, { timeouts, ...hostOption(host), ...(requester && { requester }) })
}
