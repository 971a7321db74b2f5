import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentContext } from '../store/content-context.ts'
import { assetFileFor, writeAssetFile } from './asset-files.ts'
import { type AssetRow, getAssetAt } from './asset-row.ts'
import { matchesName } from './matches-name.ts'
import { parseRange } from './parse-range.ts'
import { isSigned } from './private-address.ts'
import { parseUploadPolicy } from './upload-policy.ts'

/** Bytes of one file. */
const largestFile = 50 * 1024 * 1024
const multipartOverhead = 64 * 1024

/**
 * Uploaded files, mounted at `/f`: step two of an upload (`POST /<space>/uploads`) and the originals
 * (`GET /<space>/<size>/<hash>/<name>`), which never change and may be cached for ever.
 */
export function assetApp(context: ContentContext): Hono {
  const app = new Hono()
  const limit = bodyLimit({
    maxSize: largestFile + multipartOverhead,
    onError: (request) => request.json({ error: 'The file is larger than 50 MB' }, 413),
  })
  app.on('POST', '/:space/uploads', limit, (request) => takeUpload(context, request))
  app.get('/:space{[0-9]+}/:size/:hash/:name', (request) => sendOriginal(context, request))
  return app
}

async function takeUpload({ store, dataFolder }: ContentContext, request: Context): Promise<Response> {
  const form = await request.req.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!form || !(file instanceof File)) return request.json({ error: 'A form with a file is needed' }, 400)
  const id = parseUploadPolicy(store, String(form.get('policy')), String(form.get('x-amz-signature')))
  const row = store.get<AssetRow>('SELECT * FROM assets WHERE id = ? AND finished = 0', [id ?? 0])
  if (!row) return request.json({ error: 'This upload is not allowed, or no longer' }, 403)
  if (file.size > largestFile) return request.json({ error: 'The file is larger than 50 MB' }, 413)
  const bytes = await file.bytes()
  if (!matchesName(row.short_filename, bytes)) {
    return request.json({ error: `The content of ${row.short_filename} is of another kind than its name` }, 422)
  }
  await writeAssetFile(dataFolder, row.hash, bytes)
  store.transaction(() => store.run('UPDATE assets SET content_length = ? WHERE id = ?', [file.size, row.id]))
  return request.body(null, 204)
}

function sendOriginal(context: ContentContext, request: Context): Response {
  const { space, size = '', hash = '', name = '' } = request.req.param() as Record<string, string>
  const row = Number(space) === context.spaceId ? getAssetAt(context.store, { size, hash, name }) : undefined
  if (!row) return request.json({ error: 'There is no such asset' }, 404)
  if (row.is_private && !isSigned(context, row, new URL(request.req.url).searchParams)) {
    return request.json({ error: 'This asset is private' }, 403)
  }
  const headers = headersFor(row)
  if (request.req.header('if-none-match')?.includes(`"${row.hash}"`))
    return new Response(null, { status: 304, headers })
  return sendBytes(context, request, { row, headers })
}

function sendBytes(
  context: ContentContext,
  request: Context,
  { row, headers }: { row: AssetRow; headers: Headers },
): Response {
  const length = row.content_length ?? 0
  const range = parseRange(request.req.header('range'), length)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${length}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: length - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${length}`)
  const status = range ? 206 : 200
  if (request.req.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  const stream = createReadStream(assetFileFor(context.dataFolder, row.hash), { start, end })
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers })
}

/** An uploaded SVG or HTML page gets no rights: no scripts, no frames, no content sniffing. */
function headersFor(row: AssetRow): Headers {
  const headers = new Headers({
    'content-type': row.content_type,
    'cache-control': row.is_private ? 'private, no-store' : 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    etag: `"${row.hash}"`,
  })
  if (row.content_type === 'application/octet-stream') {
    headers.set('content-disposition', `attachment; filename="${row.short_filename}"`)
  }
  return headers
}
