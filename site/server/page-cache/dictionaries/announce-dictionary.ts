import type { RawResponse } from '../cached-response.ts'
import { recordRender } from '../render/render-record.ts'
import type { PageRequest } from '../request/cache-key.ts'
import type { DocumentDictionaries } from './document-dictionaries.ts'

/** Dictionaries for documents, and of what they are made. */
export type AnnouncedDictionaries = DocumentDictionaries & {
  /** Names the website and the language of a request. */
  nameOf: (request: PageRequest) => string
  /** The address, in the same website and language, of a page that does not exist: what all pages have in common is on its screen. */
  missingPageOf: (request: PageRequest) => string
}

/**
 * A rendered document that names its dictionary: a browser that knows it loads it when it has nothing else to do (RFC 9842, section 3).
 * The dictionary is made for the first document of a website and language, within the turn of its render: 30 to 50 ms.
 */
export async function withDictionary(
  page: RawResponse,
  { request, dictionaries, render }: Announcing,
): Promise<RawResponse> {
  const { status, headers } = page
  if (!dictionaries || status !== 200 || !headers['content-type']?.startsWith('text/html')) return page
  const address = await dictionaries.addressFor(dictionaries.nameOf(request), async () => {
    const missing = { method: 'GET', url: dictionaries.missingPageOf(request), headers: { host: request.headers.host } }
    const [screen] = await recordRender(() => render(missing))
    return screen.status === 404 ? screen.body : undefined
  })
  if (address === undefined) return page
  const link = [...(headers['link'] ? [headers['link']] : []), `<${address}>; rel="compression-dictionary"`]
  return { ...page, headers: { ...headers, link: link.join(', ') } }
}

type Announcing = {
  request: PageRequest
  dictionaries: AnnouncedDictionaries | undefined
  /** Renders a page for another request. */
  render: (request: PageRequest) => Promise<RawResponse>
}
