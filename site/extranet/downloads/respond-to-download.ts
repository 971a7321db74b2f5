import 'server-only'
import { randomBytes } from 'node:crypto'
import { isLocaleCode } from '#site/routing/locales.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { statedLength } from '#site/server/page-cache/render/state-length.ts'
import { dispositionFor } from './disposition-for.ts'
import { parseDownloadPath } from './download-path.ts'
import { type OpenFile, openDownload } from './open-download.ts'
import { type FileState, planResponse } from './plan-response.ts'
import { streamParts } from './stream-parts.ts'

/** No intermediary may store a file, and no browser may run it. */
const protection = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'Cookie',
}

/**
 * A file of the extranet: authorization first, then the requested bytes.
 * @param segments below `/api/downloads`, as the framework passes them
 */
export async function respondToDownload(request: Request, segments: readonly string[]): Promise<Response> {
  try {
    const address = parseDownloadPath(segments.map(nameIn))
    const asked = new URL(request.url).searchParams.get('lang') ?? ''
    const language = isLocaleCode(asked) ? asked : 'es'
    return await send(request, await openDownload(address, language))
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    if (error.code === 'content-unavailable') process.stderr.write(`${error.message}\n`)
    return refusal(errorCatalogue[error.code].status)
  }
}

async function send({ method, headers, signal }: Request, file: OpenFile): Promise<Response> {
  const state = stateOf(file)
  const request = {
    method,
    range: headers.get('range') ?? undefined,
    ifRange: headers.get('if-range') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  }
  const plan = planResponse(state, request, randomBytes(16).toString('hex'))
  const init = {
    status: plan.status,
    headers: {
      ...plan.headers,
      ...stated(plan.headers),
      ...protection,
      'content-disposition': dispositionFor(file.name),
    },
  }
  if (!('parts' in plan) || method === 'HEAD') return new Response(null, init)
  const { parts, boundary } = plan
  return new Response(await streamParts({ signedUrl: file.signedUrl, file: state, parts, boundary, signal }), init)
}

/** The framework drops `Content-Length` of a stream; the request pipeline restores it. */
function stated(headers: Readonly<Record<string, string>>): Record<string, string> {
  const length = headers['content-length']
  return length === undefined ? {} : { [statedLength]: length }
}

/** A file's address carries the hash of its asset: another file is another address, and another validator. */
function stateOf({ signedUrl, length, contentType, changedAt }: OpenFile): FileState {
  const hash = new URL(signedUrl).pathname.split('/').at(-2) ?? ''
  const moment = changedAt === undefined ? undefined : new Date(changedAt)
  const isMoment = moment !== undefined && !Number.isNaN(moment.getTime())
  return { length, contentType, etag: `"${hash}-${length}"`, changedAt: isMoment ? moment : undefined }
}

function refusal(status: number): Response {
  const words: Readonly<Record<number, string>> = {
    401: 'Log in to download this file.',
    403: 'This file is for other customers.',
    404: 'There is no such file.',
  }
  const later: Record<string, string> = status === 503 ? { 'retry-after': '30' } : {}
  return new Response(words[status] ?? 'The file cannot be sent at the moment.', {
    status,
    headers: { ...protection, ...later, 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** A segment that cannot be decoded names no file. */
function nameIn(segment: string): string {
  return percentDecoded(segment) ?? ''
}
