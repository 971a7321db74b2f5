import type { Store } from './open-store.ts'

/** What every part of the service is given at start: the store, the credentials and the facts that answers need. */
export type ContentContext = {
  store: Store
  spaceId: number
  /** Folder of the store and of the uploaded files. */
  dataFolder: string
  /** Reads published content only. */
  publicToken: string
  /** Reads drafts and published content. */
  previewToken: string
  /** Reads and writes everything through the management API. */
  managementToken: string
  /** The service's own origin without a slash at the end; known once it listens. */
  origin: () => string
  /** Takes one line for the operator; never a secret. */
  log: (line: string) => void
}
