import { type IncomingHttpHeaders, request } from 'node:http'
import { testSiteUrl } from '../test-system.ts'

export type HostResponse = { status: number; headers: IncomingHttpHeaders; text: string }

type Question = {
  /** Host name without a port; the site's port is added. */
  host: string
  /** Sent unchanged in the request line: a browser would normalise it. */
  path: string
  headers?: Record<string, string>
  /** Address of the loopback network that the request comes from, where a system has more than one (Linux). */
  from?: string
}

/** Sends a request to the site under test as one of its hosts, without following redirects. */
export function requestHost({ host, path, headers = {}, from }: Question): Promise<HostResponse> {
  const { port } = new URL(testSiteUrl)
  return new Promise((resolve, reject) => {
    const requested = request(
      {
        host: from === undefined ? 'localhost' : '127.0.0.1',
        port,
        path,
        headers: { host: `${host}:${port}`, ...headers },
        ...(from !== undefined && { localAddress: from, family: 4 }),
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
        response.on('error', reject)
      },
    )
    requested.on('error', reject)
    requested.end()
  })
}
