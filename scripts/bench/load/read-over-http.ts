import { request } from 'node:http'

export type Reading = {
  url: string
  headers: Readonly<Record<string, string>>
  /** Bytes that must come. */
  bytes: number
}

/**
 * Reads a file, or the range of it that the headers ask for, and keeps nothing of it.
 * @throws Error when it is refused, or another number of bytes comes
 */
export async function readOverHttp({ url, headers, bytes }: Reading): Promise<void> {
  const { status, read } = await new Promise<{ status: number; read: number }>((resolve, reject) => {
    // A connection of its own for each reader, as people have.
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
  throw new Error(`${url} answers ${status} with ${read} bytes instead of ${bytes}`)
}
