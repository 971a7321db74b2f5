import { type LiteClient, liteClient } from 'algoliasearch/lite'
import { hostOption } from 'component-schemas/search/host-option.ts'

export type SearchAccess = {
  /** An address, or `hosted` for the hosted service's own hosts. */
  host: string
  applicationId: string
  /** A key that may search and nothing else. */
  key: string
}

/** Milliseconds for the first byte and for the whole of an answer: a reader waits for the page meanwhile. */
const timeouts = { connect: 1000, read: 1500, write: 1500 }

/** The official client for searching, on the service that the configuration names. */
export function searchClient({ host, applicationId, key }: SearchAccess): LiteClient {
  return liteClient(applicationId, key, { timeouts, ...hostOption(host) })
}
