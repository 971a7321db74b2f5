import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { percentDecoded } from '../percent-decoded.ts'
import { type ImageCache, openImageCache } from './image-cache.ts'
import type { ImageFormat, ImageOperations, Parsed } from './image-operations.ts'
import { parseOperations } from './parse-operations.ts'
import { readMetadata, renderImage } from './render-image.ts'
import { workQueue } from './work-queue.ts'

/** An asset as it was uploaded. */
export type Original = { bytes: Uint8Array; contentType: string }

export type ImageServiceOptions = {
  /**
   * Reads an uploaded asset.
   * @param path decoded path below `/f`, without a leading slash: `<space>/<size>/<hash>/<name>`
   * @returns undefined when there is no such asset
   */
  readOriginal: (path: string) => Promise<Original | undefined>
  /** Folder for rendered images; it is created when missing. */
  cacheFolder: string
  /** Maximum bytes in the folder; 500 MB by default. */
  cacheBytes?: number
  log: (line: string) => void
}

/** Maximum of concurrent renderings; each may need memory for an original of 50 MB and some copies of its pixels. */
const atOnce = 4

/** A response before headers. */
type Picture = { bytes: Uint8Array; contentType: string }
type Outcome = Picture | { status: 400 | 404; error: string }

type Wanted = { path: string; operations: ImageOperations; acceptsWebp: boolean; key: string }

/**
 * The image service of Storyblok's asset host, mounted at `/f`: it handles `/<space>/<size>/<hash>/<name>/m…` and
 * nothing else, so that originals can be served beside it. Invalid addresses get 400 with `{ error }`.
 */
export function imageService(options: ImageServiceOptions): Hono {
  const cache = openImageCache({
    folder: options.cacheFolder,
    maxBytes: options.cacheBytes ?? 500_000_000,
    log: options.log,
  })
  const running = new Map<string, Promise<Outcome>>()
  const queue = workQueue(atOnce)
  const app = new Hono()
  const respond = async (context: Context) => {
    const wanted = parseRequest(context)
    if (!wanted.ok) return context.json({ error: wanted.error }, 400)
    const picture = await once(running, wanted.value.key, async () => {
      const stored = await cachedPicture(wanted.value, cache)
      return stored ?? queue(() => renderedPicture(wanted.value, options, cache))
    })
    return 'error' in picture
      ? context.json({ error: picture.error }, picture.status)
      : toResponse(context, wanted.value, picture)
  }
  app.get('/:space/:size/:hash/:name/m', respond)
  app.get('/:space/:size/:hash/:name/m/*', respond)
  return app
}

/** Concurrent requests for one address share one rendering. */
function once(running: Map<string, Promise<Outcome>>, key: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const known = running.get(key)
  if (known) return known
  const started = work().finally(() => running.delete(key))
  running.set(key, started)
  return started
}

/** The path is read from the raw address: a router's parameters would hide where the operations begin. */
function parseRequest(context: Context): Parsed<Wanted> {
  const address = splitAddress(new URL(context.req.url).pathname)
  if (!address) return { ok: false, error: 'The address is not written as an image address.' }
  const operations = parseOperations(address.rest)
  if (!operations.ok) return operations
  const acceptsWebp = /image\/webp/i.test(context.req.header('accept') ?? '')
  const variant = operations.value.filters.format === undefined && acceptsWebp ? 'webp' : 'as-is'
  const identity = JSON.stringify([address.path, operations.value, variant])
  const key = createHash('sha256').update(identity).digest('hex').slice(0, 40)
  return { ok: true, value: { path: address.path, operations: operations.value, acceptsWebp, key } }
}

function splitAddress(pathname: string): { path: string; rest: string } | undefined {
  const found = /^\/f((?:\/[^/]+){4})\/m(?:\/(.*))?$/.exec(pathname)
  if (!found) return undefined
  const segments = (found[1] ?? '').split('/').slice(1).map(percentDecoded)
  const rest = percentDecoded(found[2] ?? '')
  return rest === undefined || !segments.every(isPlainName) ? undefined : { path: segments.join('/'), rest }
}

/** An encoded slash or a dot segment never reaches the reader of originals. */
function isPlainName(segment: string | undefined): segment is string {
  return segment !== undefined && segment !== '.' && segment !== '..' && !/[/\\\0]/.test(segment)
}

/** File extensions in the cache; a vector original that is only sized is never cached. */
const extensions: readonly ImageFormat[] = ['webp', 'jpeg', 'png', 'avif']

async function cachedPicture(wanted: Wanted, cache: ImageCache): Promise<Picture | undefined> {
  for (const extension of extensions) {
    const bytes = await cache.get(`${wanted.key}.${extension}`)
    if (bytes) return { bytes, contentType: `image/${extension}` }
  }
  return undefined
}

async function renderedPicture(wanted: Wanted, options: ImageServiceOptions, cache: ImageCache): Promise<Outcome> {
  const original = await options.readOriginal(wanted.path)
  if (!original) return { status: 404, error: 'There is no such asset.' }
  const metadata = await readMetadata(original.bytes)
  if (!metadata.ok) return { status: 400, error: metadata.error }
  const { format: requested } = wanted.operations.filters
  if (metadata.value.isVector && requested === undefined) return { bytes: original.bytes, contentType: 'image/svg+xml' }
  const format = requested ?? (wanted.acceptsWebp ? 'webp' : metadata.value.format)
  const rendered = await renderImage({
    bytes: original.bytes,
    details: metadata.value,
    operations: wanted.operations,
    format,
  })
  if (!rendered.ok) return { status: 400, error: rendered.error }
  await cache.put(`${wanted.key}.${format}`, rendered.value)
  return { bytes: rendered.value, contentType: `image/${format}` }
}

function toResponse(context: Context, wanted: Wanted, picture: Picture): Response {
  const tag = `"${wanted.key}"`
  const headers = new Headers({
    'content-type': picture.contentType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    etag: tag,
  })
  if (wanted.operations.filters.format === undefined) headers.set('vary', 'Accept')
  // An SVG may carry scripts; opened as a document of its own it gets no rights.
  if (picture.contentType === 'image/svg+xml')
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  if (namesTag(context.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  headers.set('content-length', String(picture.bytes.byteLength))
  return new Response(Uint8Array.from(picture.bytes), { status: 200, headers })
}

/** RFC 9110 section 13.1.2: a list of tags, weak ones included, or `*`. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag)
}
