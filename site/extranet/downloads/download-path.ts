/** A file of a story: `item` is `it.pdf` for the Italian file of a document, `<uid>-print.webp` for a photo. */
export type DownloadAddress = {
  /** Default-language address of its story without slashes at the ends: `global/extranet/catalogos/llaves/tarifa`. */
  address: string
  item: string
}

/** As many files as a person can check at once: those of a ZIP, or of a link. */
export const mostFilesAtOnce = 200

const base = '/api/downloads'
const closed = 'extranet'

/**
 * The site's address of a file: `/api/downloads/global/catalogos/llaves/tarifa/it.pdf`. The browser never sees the
 * storage address.
 * @throws Error for a story outside of the extranet
 */
export function downloadPath({ address, item }: DownloadAddress): string {
  const [market = '', area, ...rest] = address.split('/')
  if (area !== closed) throw new Error(`${address} is not in the extranet`)
  return `${base}/${[market, ...rest, item].map(encodeURIComponent).join('/')}`
}

const slug = /^[a-z0-9][a-z0-9-]{0,99}$/
const fileName = /^[a-z0-9-]{2,60}\.[a-z0-9]{1,5}$/
const mostSegments = 14

/**
 * The file that an address names.
 * @param segments decoded, below `/api/downloads`
 * @returns undefined when the segments form no download address
 */
export function parseDownloadPath(segments: readonly string[]): DownloadAddress | undefined {
  const item = segments.at(-1) ?? ''
  const [market = '', ...rest] = segments.slice(0, -1)
  if (segments.length > mostSegments || rest.length === 0) return undefined
  if (![market, ...rest].every((one) => slug.test(one)) || !fileName.test(item)) return undefined
  return { address: [market, closed, ...rest].join('/'), item }
}

/** The file of a site's own download address, as a form sends it; its query does not matter. */
export function parseDownloadHref(href: string): DownloadAddress | undefined {
  const [path = ''] = href.split('?')
  if (!path.startsWith(`${base}/`)) return undefined
  return parseDownloadPath(path.slice(base.length + 1).split('/'))
}
