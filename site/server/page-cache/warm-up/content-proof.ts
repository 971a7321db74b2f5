import { runtimePart } from '#site/server/runtime.ts'

/** Why content could not be read. `away`: no response, or one that says "later"; only then stored copies replace content. */
export type ContentFailure = 'away' | 'refused' | 'unreadable'

/** What this process knows about its content since its start; the framework's modules read content, the server reports. */
export type ContentProof = {
  /** Whether a page was rendered from content. */
  isRendered: boolean
  /** Why the last read of the warm-up failed; undefined: it did not, or has not ended. */
  failure?: ContentFailure | undefined
}

export const contentProof = runtimePart('content-proof', (): ContentProof => ({ isRendered: false }))
