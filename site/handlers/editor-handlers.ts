import type { Handler } from './handler.ts'

const ofEditors = { only: ['editors'], limited: { free: 'only editors, behind the gate' } } as const
/** A story with everything that is on its form. */
const maxBytes = 2 * 2 ** 20

/** Addresses that the visual editor and its preview use. */
export const editorHandlers: readonly Handler[] = [
  {
    path: 'preview/address',
    GET: async () => (await import('#site/page-kinds/preview/respond-with-address.ts')).respondWithAddress,
    ...ofEditors,
  },
  {
    path: 'preview/addresses',
    GET: async () => (await import('#site/page-kinds/preview/respond-with-addresses.ts')).respondWithAddresses,
    ...ofEditors,
  },
  {
    path: 'preview/affected',
    GET: async () => (await import('#site/page-kinds/preview/respond-with-affected.ts')).respondWithAffected,
    ...ofEditors,
  },
  {
    path: 'preview/metadata',
    POST: async () => (await import('#site/page-kinds/preview/respond-with-metadata.ts')).respondWithMetadata,
    maxBytes,
    ...ofEditors,
  },
  {
    path: 'preview/record',
    POST: async () => (await import('#site/page-kinds/preview/respond-with-record.ts')).respondWithRecord,
    maxBytes,
    ...ofEditors,
  },
  {
    path: 'preview/resolve',
    POST: async () => (await import('#site/page-kinds/preview/respond-with-resolve.ts')).respondWithResolve,
    maxBytes,
    ...ofEditors,
  },
  {
    // Renews the admission of an editor whose own has just ended, so the handler judges it.
    path: 'preview/session',
    POST: async () => (await import('#site/page-kinds/preview/respond-with-session.ts')).respondWithSession,
    limited: { file: 'forms/submissions/gate-limits.ts' },
  },
]
