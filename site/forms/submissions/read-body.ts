import { writtenParts } from './written-parts.ts'

/** Most parts of a form, files included. */
const mostParts = 200

export type BodyLimits = {
  /** Bytes that are taken into memory. */
  maxBytes: number
  /** Bytes of a larger body that are read to its end, so that the browser gets a response instead of a cut connection. */
  maxDrained: number
  /** Most parts of a form that may have more than those of the CMS. */
  parts?: number
}

export type ReadBody =
  | { data: FormData }
  /** `written`: what was written and chosen, without the files; undefined where the body was not read to its end. */
  | { refusal: 'too-large'; written: FormData | undefined }
  | { refusal: 'unreadable' }

/**
 * The form in a request. No more than `maxBytes` are taken into memory, whatever the request says of its length.
 * @returns a refusal for anything but a form
 */
export async function readBody(request: Request, limits: BodyLimits): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return { refusal: 'unreadable' }
  if (Number(request.headers.get('content-length') ?? 0) > limits.maxDrained) return tooLarge
  const bytes = await bytesOf(request, type, limits)
  if ('refusal' in bytes) return bytes
  try {
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return [...data.keys()].length > (limits.parts ?? mostParts) ? tooLarge : { data }
  } catch {
    return { refusal: 'unreadable' }
  }
}

const tooLarge = { refusal: 'too-large', written: undefined } as const

async function bytesOf(
  { body }: Request,
  type: string,
  { maxBytes, maxDrained }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | Extract<ReadBody, { refusal: 'too-large' }>> {
  const chunks: Uint8Array[] = []
  const written = writtenParts(type)
  let size = 0
  if (body !== null) {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > maxDrained) return tooLarge
      chunks.push(chunk)
      // From here on what was written is enough.
      if (size > maxBytes) for (const read of chunks.splice(0)) written.read(read)
    }
  }
  return size > maxBytes ? { refusal: 'too-large', written: written.data() } : new Uint8Array(Buffer.concat(chunks))
}
