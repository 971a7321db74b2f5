import { featureHandlers } from '#site/features.handlers.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import type { Handler, Load } from './handler.ts'
import { visitorHandlers } from './visitor-handlers.ts'

/** Addresses of the extranet. Each handler asks for the customer where it reads. */
const customerHandlers: readonly Handler[] = [
  {
    path: 'downloads/*',
    GET: async () => (await import('#site/extranet/downloads/respond-to-download.ts')).respondToDownload,
    statesLength: true,
    limited: { free: 'passes on the bytes of the storage as fast as the customer takes them' },
  },
  {
    path: 'search/extranet-access',
    GET: async () => (await import('./search-access.ts')).respondWithExtranetAccess,
    limited: { free: 'signs a key' },
  },
]

const ofEditors = { only: ['editors'], limited: { free: 'only editors, behind the gate' } } as const
/** A story with everything that is on its form. */
const maxBytes = 2 * 2 ** 20

const response =
  (name: keyof typeof import('#site/page-kinds/preview/editor-responses.ts')): Load =>
  async () =>
    (await import('#site/page-kinds/preview/editor-responses.ts'))[name]

/** Addresses that the visual editor and its preview use. */
const editorHandlers: readonly Handler[] = [
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

/** Every address below `/api`. */
export const handlers: readonly Handler[] = [
  ...visitorHandlers,
  ...customerHandlers,
  ...editorHandlers,
  ...featureHandlers,
]

const rows = handlers.map((handler) => ({ handler, pattern: handler.path.split('/') }))

export type FoundHandler = {
  handler: Handler
  /** The percent-decoded parts for which its pattern has `:` or `*`. */
  parts: readonly string[]
}

/**
 * The handler of an address.
 * @param path of the request, without its query
 * @returns undefined where no handler is, or the address is not percent-encoded rightly
 */
export function findHandler(path: string): FoundHandler | undefined {
  if (!path.startsWith('/api/')) return undefined
  const segments = path.slice('/api/'.length).replace(/\/$/, '').split('/')
  const row = rows.find(({ pattern }) => fits(pattern, segments))
  const parts = segments.filter((_, index) => isOpen(row?.pattern[index] ?? '*')).map(percentDecoded)
  return row && parts.every((part) => part !== undefined) ? { handler: row.handler, parts } : undefined
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const isAsLong = pattern.at(-1) === '*' ? segments.length >= pattern.length : segments.length === pattern.length
  return isAsLong && pattern.every((part, index) => (isOpen(part) ? segments[index] !== '' : part === segments[index]))
}

function isOpen(part: string): boolean {
  return part === '*' || part.startsWith(':')
}

/** The methods that a handler takes: a caller that may read may request the head alone. */
export function methodsOf({ GET, POST }: Handler): readonly string[] {
  return [...(GET ? ['GET', 'HEAD'] : []), ...(POST ? ['POST'] : [])]
}
