import 'server-only'
import { randomBytes } from 'node:crypto'
import { customerRecords } from '#site/features.customers.ts'
import { isLocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { parseDownloadPath } from './download-path.ts'
import { fileHeaders, fileRefusal, refusalFor } from './file-response.ts'
import { type OpenFile, openDownload } from './open-download.ts'
import { type Part, planResponse, stateOf } from './plan-response.ts'
import { streamParts } from './stream-parts.ts'

/**
 * A file of the extranet: authorization first, then the requested bytes.
 * @param segments below `/api/downloads`
 */
export async function respondToDownload(request: Request, segments: readonly string[]): Promise<Response> {
  try {
    const address = parseDownloadPath(segments)
    const asked = new URL(request.url).searchParams.get('lang') ?? ''
    const language = isLocaleCode(asked) ? asked : sourceLocale
    const file = await openDownload(address, language)
    // A picture that a page shows was not taken.
    const isShown = request.headers.get('sec-fetch-dest') === 'image'
    const watched: Sending['watched'] = (stream, parts) =>
      customerRecords.reduce((inner, { watchFile }) => watchFile?.(inner, file, parts) ?? inner, stream)
    const sent = await sendFile(request, file, isShown ? {} : { watched })
    return sent ?? fileRefusal(410)
  } catch (error) {
    return refusalFor(error)
  }
}

type Sending = {
  /** Called once the storage has responded, before the first byte is sent, with the parts that would be. */
  mayStart?: (parts: readonly Part[]) => Promise<boolean>
  /** The stream to the reader, which may be watched. */
  watched?: (stream: ReadableStream<Uint8Array>, parts: readonly Part[]) => ReadableStream<Uint8Array>
}

/**
 * The requested bytes of a file.
 * @returns undefined when it may not start
 */
export async function sendFile(
  { method, headers, signal }: Request,
  file: OpenFile,
  { mayStart = async () => true, watched = (stream) => stream }: Sending,
): Promise<Response | undefined> {
  const state = stateOf(file)
  const request = {
    method,
    range: headers.get('range') ?? undefined,
    ifRange: headers.get('if-range') ?? undefined,
    ifNoneMatch: headers.get('if-none-match') ?? undefined,
  }
  const plan = planResponse(state, request, randomBytes(16).toString('hex'))
  const init = { status: plan.status, headers: fileHeaders(plan.headers, file.name) }
  if (!('parts' in plan) || method === 'HEAD') return new Response(null, init)
  const { parts, boundary } = plan
  const body = await streamParts({ signedUrl: file.signedUrl, file: state, parts, boundary, signal })
  if (!(await mayStart(parts))) {
    await body.cancel()
    return undefined
  }
  return new Response(watched(body, parts), init)
}
