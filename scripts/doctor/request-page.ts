import { request } from 'node:http'
import { request as secureRequest } from 'node:https'

export type Response = { status: number; headers: Headers; body: unknown }
type RequestParts = { method?: string; headers?: Record<string, string>; body?: string }

/** Timeout of a request. */
const timeoutMs = 10_000

/**
 * Requests an address once. It follows the content service's redirects to the current `cv`; it returns any other redirect.
 * Hosts below `localhost` are this machine, even where its resolver does not know them.
 * @throws Error when the host does not respond
 */
export async function requestPage(address: string, parts: RequestParts = {}): Promise<Response> {
  const response = await requestOnce(new URL(address), parts)
  const location = response.headers.get('location')
  const isVersioned = response.status === 301 && location?.includes('cv=') === true
  return isVersioned && location ? await requestOnce(new URL(location, address), parts) : response
}

function requestOnce(url: URL, { method = 'GET', headers = {}, body }: RequestParts): Promise<Response> {
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
    sent.on('timeout', () => sent.destroy(new Error(`No response within ${timeoutMs / 1000} s`)))
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
