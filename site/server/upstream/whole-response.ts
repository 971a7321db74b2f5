/** No list comes near; what is larger, unpacked, is a fault or an attack. */
const largestBytes = 32 * 2 ** 20

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError'
}

/**
 * Reads a response to its end, so that one that stops half-way, comes a byte at a time or never ends is a failure of its upstream like no
 * response at all.
 * @throws TooLargeError, and the error that ended the response
 */
export async function wholeResponse(response: Response, mostBytes = largestBytes): Promise<Response> {
  if (response.body === null) return response
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body) {
    bytes += part.byteLength
    if (bytes > mostBytes) throw new TooLargeError(`More than ${mostBytes} bytes`)
    parts.push(part)
  }
  const { status, statusText, headers } = response
  const hasNoBody = status === 204 || status === 205 || status === 304
  return new Response(hasNoBody ? null : Buffer.concat(parts), { status, statusText, headers })
}
