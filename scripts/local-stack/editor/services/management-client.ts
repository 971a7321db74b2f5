import type { Listed, ListQuery } from './editor-services.ts'
import { type FailureReason, ManagementError } from './failure-of.ts'
import { readUserName } from './user-name.ts'

export type ManagementClient = {
  /** A response of `/v1/<path>`, outside the space. */
  get: <ServiceResponse>(path: string) => Promise<ServiceResponse>
  /** One response of `/v1/spaces/{space}/<path>`. */
  send: <ServiceResponse>(method: string, path: string, options?: SendOptions) => Promise<ServiceResponse>
  /** One page of a list. */
  page: <Item>(path: string, key: string, query?: ListQuery) => Promise<Listed<Item>>
  /** All pages of a list. */
  all: <Item>(path: string, key: string, query?: ListQuery) => Promise<Item[]>
}

type SendOptions = { query?: ListQuery; body?: unknown }

const mostPerPage = 100

/** The management API for this page: requests go to the editor's server, which adds the token. */
export function managementClient(spaceId: number): ManagementClient {
  const call = (method: string, path: string, options: SendOptions = {}) =>
    request(method, `/v1/spaces/${spaceId}${path === '' ? '' : `/${path}`}${queryOf(options.query)}`, options.body)

  async function page<Item>(path: string, key: string, query: ListQuery = {}): Promise<Listed<Item>> {
    const response = await call('GET', path, { query })
    const body: Record<string, Item[]> = await response.json()
    const items = body[key] ?? []
    return { items, total: Number(response.headers.get('total') ?? items.length) }
  }

  async function all<Item>(path: string, key: string, query: ListQuery = {}): Promise<Item[]> {
    const items: Item[] = []
    for (let number = 1; ; number += 1) {
      const listed = await page<Item>(path, key, { per_page: mostPerPage, ...query, page: number })
      items.push(...listed.items)
      if (listed.items.length === 0 || items.length >= listed.total) return items
    }
  }

  async function send<ServiceResponse>(method: string, path: string, options?: SendOptions): Promise<ServiceResponse> {
    const response = await call(method, path, options)
    const text = await response.text()
    const body: ServiceResponse = text === '' ? undefined : JSON.parse(text)
    return body
  }

  const get = async <ServiceResponse>(path: string): Promise<ServiceResponse> => {
    const response = await request('GET', `/v1/${path}`, undefined)
    return await response.json()
  }
  return { get, send, page, all }
}

function queryOf(query: ListQuery = {}): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return set.length === 0 ? '' : `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}

/** A request that hangs ends after this time; the work is in the browser's store. */
const longestWaitMs = 10_000

function nameHeader(): Record<string, string> {
  const name = readUserName()
  return name === '' ? {} : { 'x-user-name': encodeURIComponent(name) }
}

function request(method: string, path: string, body: unknown): Promise<Response> {
  return requireResponse(path, {
    method,
    headers: { 'content-type': 'application/json', ...nameHeader() },
    signal: AbortSignal.timeout(longestWaitMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

/** @param reasons the meaning of a status here, where it differs from the usual one @throws ManagementError */
export async function requireResponse(
  path: string,
  init: RequestInit = {},
  reasons: Readonly<Record<number, FailureReason>> = {},
): Promise<Response> {
  const response = await fetch(path, init).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ManagementError(undefined, { error: isLate ? 'timeout' : String(error) })
  })
  if (response.ok) return response
  const body: unknown = await response.json().catch(() => ({ error: response.statusText || response.status }))
  throw new ManagementError(response.status, body, reasons[response.status])
}
