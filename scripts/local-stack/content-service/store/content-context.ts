import type { Store } from './open-store.ts'

/** The dependencies of every part of the service: the store, the credentials and the settings of responses. */
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
  /** The service's own origin without a trailing slash; known once it listens. */
  origin: () => string
  /** Receives one line for the operator; never a secret. */
  log: (line: string) => void
}
