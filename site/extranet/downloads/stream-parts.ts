import 'server-only'
import { CatalogueError } from '#site/server/errors.ts'
import { fileStreamFetch } from '#site/server/upstream/content-upstream.ts'
import { type FileState, headOfPart, type Part, tailOf } from './plan-response.ts'

export type Streaming = {
  /** The storage address. */
  signedUrl: string
  file: FileState
  parts: readonly Part[]
  boundary: string | undefined
  /** Aborts when the client disconnects. */
  signal: AbortSignal
}

/**
 * Streams the bytes of the parts with backpressure. The first response of the storage is awaited, so that its failure
 * can still become a status.
 * @throws CatalogueError content-unavailable
 */
export async function streamParts(streaming: Streaming): Promise<ReadableStream<Uint8Array>> {
  const [first] = streaming.parts
  if (!first) return new ReadableStream({ start: (stream) => stream.close() })
  const opened = await openPart(first, streaming)
  if (streaming.boundary === undefined) return opened
  const pieces = manyParts(opened, streaming)
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { value, done } = await pieces.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

async function* manyParts(
  first: ReadableStream<Uint8Array>,
  streaming: Streaming,
): AsyncGenerator<Uint8Array, undefined, undefined> {
  const { parts, file, boundary = '' } = streaming
  const text = new TextEncoder()
  for (const [index, part] of parts.entries()) {
    yield text.encode(headOfPart(part, file, boundary))
    yield* index === 0 ? first : await openPart(part, streaming)
  }
  yield text.encode(tailOf(boundary))
  return undefined
}

async function openPart({ start, end }: Part, { signedUrl, signal, file }: Streaming) {
  const isWhole = start === 0 && end === file.length - 1
  const range: Record<string, string> = isWhole ? {} : { range: `bytes=${start}-${end}` }
  const response = await fileStreamFetch(signedUrl, {
    headers: { ...range, 'accept-encoding': 'identity' },
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw new CatalogueError('content-unavailable', `A file does not come: ${String(cause)}`, { cause })
  })
  const length = Number(response.headers.get('content-length'))
  const isExpected = response.status === (isWhole ? 200 : 206) && length === end - start + 1
  if (isExpected && response.body) return response.body
  await response.body?.cancel()
  throw new CatalogueError('content-unavailable', `The storage responded ${response.status} with ${length} bytes`)
}
