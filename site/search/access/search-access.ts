/** Address, key and options with which a client calls the search service. */
export type SearchAccess = {
  /** An address, or `hosted` for the hosted service's own hosts. */
  host: string
  applicationId: string
  /** A key restricted to what this reader may find. */
  key: string
  /** The official client that searches only, which is smaller; else the full one. */
  isLite: boolean
  /** Cache TTL of a response in seconds; 0 disables the cache. */
  cacheSeconds: number
  /**
   * Where a request carries the key: a header keeps it out of access logs, but costs a CORS preflight for each request.
   */
  keyContext: 'header' | 'address'
}

/** The same for a browser, which requests the next key in time. */
export type BrowserAccess = SearchAccess & {
  /** Remaining lifetime of the key in seconds at the time of the response. */
  validSeconds: number
}
