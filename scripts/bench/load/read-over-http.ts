import { request } from 'node:http'

export type Reading = {
  url: string
  headers: Readonly<Record<string, string>>
  /** Expected number of bytes. */
  bytes: number
}

/**
 * Downloads a file, or the range that the headers request, and discards the bytes.
 * @throws Error when the request is refused, or the number of bytes differs
 */
export async function readOverHttp({ url, headers, bytes }: Reading): Promise<void> {
  const { status, read } = await new Promise<{ status: number; read: number }>((resolve, reject) => {
    // Each reader has its own connection, as real visitors do.
    const requested = request(url, { headers, agent: false }, (response) => {
      let count = 0
      response.on('data', (chunk: Buffer) => {
        count += chunk.length
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, read: count }))
      response.on('error', reject)
    })
    requested.on('error', reject)
    requested.end()
  })
  if ((status === 200 || status === 206) && read === bytes) return
  throw new Error(`${url} responds with ${status} and ${read} bytes instead of ${bytes}`)
}
