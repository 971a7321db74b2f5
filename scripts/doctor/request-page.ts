import { request } from 'node:http'
import { request as secureRequest } from 'node:https'

export type Answer = { status: number; headers: Headers; body: unknown }
type Asking = { method?: string; headers?: Record<string, string>; body?: string }

/** Longest a set-up may take to answer. */
const timeoutMs = 10_000

/**
 * Asks an address once; redirects of the content service (to the version it has now) are followed, others are answers.
 * Names below `localhost` are this machine, whatever its resolver says.
 * @throws Error when nobody answers
 */
export async function requestPage(address: string, asking: Asking = {}): Promise<Answer> {
  const response = await requestOnce(new URL(address), asking)
  const location = response.headers.get('location')
  const isVersioned = response.status === 301 && location?.includes('cv=') === true
  return isVersioned && location ? await requestOnce(new URL(location, address), asking) : response
}

function requestOnce(url: URL, { method = 'GET', headers = {}, body }: Asking): Promise<Answer> {
  const isLocal = url.hostname.endsWith('.localhost')
  const send = url.protocol === 'https:' ? secureRequest : request
  const target = {
    hostname: isLocal ? 'localhost' : url.hostname,
    port: url.port,
    path: `${url.pathname}${url.search}`,
  }
  return new Promise((resolve, reject) => {
    const sent = send(
      { ...target, method, headers: { ...headers, host: url.host }, timeout: timeoutMs },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const known = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)])
          const text = Buffer.concat(parts).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: new Headers(known), body: readJson(text) })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${timeoutMs / 1000} s`)))
    sent.on('error', reject)
    sent.end(body)
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
