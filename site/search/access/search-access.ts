/** What a client needs to ask the search service, and how it is to ask. */
export type SearchAccess = {
  /** An address, or `hosted` for the hosted service's own hosts. */
  host: string
  applicationId: string
  /** A key that may search what this reader may find, and nothing else. */
  key: string
  /** The official client that searches only, which is smaller; else the full one. */
  isLite: boolean
  /** Seconds for which an answer is kept; 0 keeps none. */
  cacheSeconds: number
  /** Where the key stands in a request: in a header it is in no log of addresses, but every question asks twice. */
  keyContext: 'header' | 'address'
}

/** The same for a browser, which asks for another one in time. */
export type BrowserAccess = SearchAccess & {
  /** Seconds for which the key is still good when it is answered. */
  validSeconds: number
}
