import { createManagementApiClient } from '@storyblok/management-api-client'
import type { LabelLanguage } from 'component-schemas/labels/label-languages.ts'
import { brand } from 'site/brand/brand.ts'
import { isLoopback } from 'site/server/configuration/is-loopback.ts'
import { z } from 'zod'

export type Space = {
  /** Address of the management API without `/v1`. */
  contentUrl: string
  spaceId: number
  managementToken: string
  /** The language of the schema's texts in the space; English when not given. */
  labels?: LabelLanguage | undefined
}

type List<Rows> = (path: string, key: string, query?: Readonly<Record<string, string | number>>) => Rows

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

export type ManagementRequests = {
  /** The rows of a list page by page, for lists that are too long for memory. */
  pages: List<AsyncIterable<unknown[]>>
  /** Every row of a list, over all of its pages. */
  list: List<Promise<unknown[]>>
  /** Reads one, creates or changes (publishing is a GET); returns the response's data. */
  send: (method: Method, path: string, request?: Request) => Promise<unknown>
  /** The space itself, with its settings and tokens. */
  space: () => Promise<unknown>
  /** Uploads a file to the space, private with `isPrivate`; returns its address. */
  upload: (file: { name: string; bytes: Uint8Array; isPrivate?: boolean }) => Promise<string>
}

type Request = { body?: unknown; query?: Readonly<Record<string, string | number>> }

type ManagementResponse = { data?: unknown; error?: unknown; response?: Response }

/** Storyblok docs, rate limits: requests a second on the smallest plan. */
const hostedLimit = 3

const perPage = 100

const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete']

/**
 * Only "too many requests" is retried. A request without a response may have been carried out, and an unreachable
 * service should be reported at once; `shouldRetry` is an option of ky, which the client passes on.
 */
const retry = {
  limit: 12,
  methods,
  statusCodes: [429],
  backoffLimit: 20_000,
  shouldRetry: ({ error }: { error: Error }) => (error.name === 'HTTPError' ? undefined : false),
}

/**
 * The official management client, narrowed to the needs of a push: one space, paths relative to it, errors as sentences.
 * The client retries requests with a 429 response.
 */
export function managementRequests(space: Space): ManagementRequests {
  const client = createManagementApiClient({
    personalAccessToken: space.managementToken,
    spaceId: space.spaceId,
    baseUrl: space.contentUrl,
    retry,
    rateLimit: rateLimitOf(space.contentUrl, hostedLimit),
  })
  const address = (path: string) => `/v1/spaces/${space.spaceId}/${path}`
  const responseOf = async (request: string, response: Promise<ManagementResponse>): Promise<ManagementResponse> => {
    // The client returns an error response and throws without a response.
    const settled = await response.catch((error: unknown): ManagementResponse => ({ error }))
    if (settled.response?.ok) return settled
    throw new Error(refusal(space, request, settled), { cause: settled.error })
  }
  const pages: ManagementRequests['pages'] = async function* (path, key, query = {}) {
    for (let page = 1, read = 0; ; page += 1) {
      const request = client.get(address(path), { query: { ...query, page, per_page: perPage } })
      const { data, response } = await responseOf(`GET ${path}`, request)
      const found = rowsOf(data, key)
      read += found.length
      yield found
      // Components and their groups come on one page, without a total (Storyblok docs, components).
      if (found.length === 0 || read >= Number(response?.headers.get('total') ?? 0)) return
    }
  }
  return {
    pages,
    async list(path, key, query) {
      const rows: unknown[] = []
      for await (const page of pages(path, key, query)) rows.push(...page)
      return rows
    },
    async send(method, path, request = {}) {
      const { data } = await responseOf(`${method.toUpperCase()} ${path}`, client[method](address(path), request))
      return data
    },
    async space() {
      const { data } = await responseOf('GET the space', client.get(`/v1/spaces/${space.spaceId}`))
      return data
    },
    async upload({ name, bytes, isPrivate = false }) {
      const body = { short_filename: name, copyright: brand.name, is_private: isPrivate }
      const asset = await client.assets.create({ body, file: new Uint8Array(bytes).buffer })
      return uploaded.parse(asset).filename
    },
  }
}

/** The client throws on an error response here, because an upload is several requests. */
const uploaded = z.object({ filename: z.string() })

function rowsOf(data: unknown, key: string): unknown[] {
  const rows = typeof data === 'object' && data !== null ? Object.entries(data).find(([name]) => name === key)?.[1] : []
  if (Array.isArray(rows)) return rows
  throw new Error(`The management API responded without a list of ${key}.`)
}

/** Requests a second to the management API; the embedded service has no limit. */
export function rateLimitOf(contentUrl: string, hosted: number): number {
  return isLoopback(new URL(contentUrl).hostname) ? 1000 : hosted
}

const clientError = z.object({ response: z.object({ data: z.unknown() }) })

function refusal(space: Space, request: string, { error, response }: ManagementResponse): string {
  if (!response)
    return `${space.contentUrl} does not answer (${request}). Is the address right and the service running?`
  if (response.status === 401) return `${space.contentUrl} refuses the management token (${request}, status 401).`
  if (response.status === 403)
    return `The management token lacks the scope for ${request} (403). docs/adopt.md lists the scopes; npm run doctor names those that are missing.`
  if (response.status === 404) return `${space.contentUrl} has no space ${space.spaceId}, or no ${request} (404).`
  const data = clientError.safeParse(error).data?.response.data
  // Sentences end up in logs, and a response may repeat the secrets of its request.
  const reason = JSON.stringify(data)?.replaceAll(space.managementToken, '•••') ?? 'no reason given'
  return `${request} returned ${response.status}: ${reason}`
}
