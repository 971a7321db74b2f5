import { ConnectionError, call, type Service } from './simulated-network.ts'

export type HttpRequest = { url: URL; method: string; headers: Headers; body: string }
export type HttpResponse = { status?: number; headers?: Record<string, string>; body?: unknown }
type Handler = (request: HttpRequest) => HttpResponse | Promise<HttpResponse>

const hosts = new Map<string, { service: Service; handle: Handler }>()

/** Requests to a host reach this handler from now on. */
export function serveHost(host: string, service: Service, handle: Handler): void {
  hosts.set(host, { service, handle })
}

/** In place of the `fetch` of Node and of `undici`. */
export async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : String(input))
  const host = hosts.get(url.host)
  if (!host) throw new ConnectionError(`Nothing listens at ${url.host}`)
  const { promise: leaving, reject } = Promise.withResolvers<never>()
  leaving.catch(() => undefined)
  init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  const { method = 'GET', headers, body } = init
  const request = { url, method: method.toUpperCase(), headers: new Headers(headers), body: String(body ?? '') }
  const response = await Promise.race([call(host.service, () => host.handle(request)), leaving])
  return Response.json(response.body ?? {}, { status: response.status ?? 200, headers: response.headers ?? {} })
}

/** In place of undici's pool of connections. */
export function Agent(): void {
  // A pool that is never used.
}
