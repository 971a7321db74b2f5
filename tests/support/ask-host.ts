import { type IncomingHttpHeaders, request } from 'node:http'
import { testSiteUrl } from './test-system.ts'

export type HostAnswer = { status: number; headers: IncomingHttpHeaders; text: string }

type Question = {
  /** Host name without a port; the site's port is added. */
  host: string
  /** Written into the request line as it is: a browser would tidy it. */
  path: string
  headers?: Record<string, string>
}

/** Asks the site under test as one of its hosts, without following redirects. */
export function askHost({ host, path, headers = {} }: Question): Promise<HostAnswer> {
  const { port } = new URL(testSiteUrl)
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: 'localhost', port, path, headers: { host: `${host}:${port}`, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
        answer.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}
