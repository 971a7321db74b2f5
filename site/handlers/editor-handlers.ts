import type { Handler, Load } from './handler.ts'

const ofEditors = { only: ['editors'], limited: { free: 'only editors, behind the gate' } } as const
/** A story with everything that is on its form. */
const maxBytes = 2 * 2 ** 20

const response =
  (name: keyof typeof import('#site/page-kinds/preview/editor-responses.ts')): Load =>
  async () =>
    (await import('#site/page-kinds/preview/editor-responses.ts'))[name]

/** Addresses that the visual editor and its preview use. */
export const editorHandlers: readonly Handler[] = [
  { path: 'preview/address', GET: response('respondWithAddress'), ...ofEditors },
  { path: 'preview/addresses', GET: response('respondWithAddresses'), ...ofEditors },
  { path: 'preview/affected', GET: response('respondWithAffected'), ...ofEditors },
  { path: 'preview/metadata', POST: response('respondWithMetadata'), maxBytes, ...ofEditors },
  { path: 'preview/record', POST: response('respondWithRecord'), maxBytes, ...ofEditors },
  { path: 'preview/resolve', POST: response('respondWithResolve'), maxBytes, ...ofEditors },
  // Renews the admission of an editor whose own has just ended, so the handler judges it.
  {
    path: 'preview/session',
    POST: response('respondWithSession'),
    limited: { file: 'forms/submissions/gate-limits.ts' },
  },
]
