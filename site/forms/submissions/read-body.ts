/** Most parts of a form, files included. */
const mostParts = 200

export type ReadBody = { data: FormData } | { refusal: 'too-large' | 'unreadable' }

/**
 * The form in a request. No more than `maxBytes` are taken into memory, whatever the request says of its length.
 * @returns a refusal for anything but a form
 */
export async function readBody(request: Request, maxBytes: number): Promise<ReadBody> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) return { refusal: 'unreadable' }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { refusal: 'too-large' }
  const bytes = await bytesOf(request, maxBytes)
  if (bytes === undefined) return { refusal: 'too-large' }
  try {
    const data = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return [...data.keys()].length > mostParts ? { refusal: 'too-large' } : { data }
  } catch {
    return { refusal: 'unreadable' }
  }
}

async function bytesOf({ body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  if (body !== null) {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > maxBytes) return undefined
      chunks.push(chunk)
    }
  }
  return new Uint8Array(Buffer.concat(chunks))
}
