import 'server-only'
import type { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { isLoopback } from '#site/server/configuration/is-loopback.ts'
import { managementLimit } from '#site/server/upstream/content-limits.ts'
import { type RateLimiter, rateLimiter } from '#site/server/upstream/rate-limiter.ts'
import { planMs } from '#site/server/upstream/time-limits.ts'
import { upstreamClient } from '#site/server/upstream/upstream-client.ts'

/** The CMS does not let the token read. Its message names the path without the query. */
export class PlanRefusedError extends Error {}

export type ManagementList<Body extends z.ZodType> = {
  /** Below the space, such as `releases`. */
  path: string
  query?: Readonly<Record<string, string>>
  body: Body
}

/** Largest page of the management API (Storyblok docs, pagination). */
const perPage = 100

/** A list that is longer is no plan: reading stops with an error. */
const mostPages = 50

/** Bytes of a page of rows without contents. */
const largestPage = 8 * 2 ** 20

/**
 * Reads lists of the management API with GET alone, within its rate limit.
 * @returns a function that reads all pages of a list
 */
export function managementReader(token: string) {
  const address = `${env.CONTENT_MANAGEMENT_URL.replace(/\/$/, '')}/v1/spaces/${env.SPACE_ID}`
  const perSecond = isLoopback(new URL(address).hostname) ? managementLimit.embedded : managementLimit.perSecond
  const limiter: RateLimiter = rateLimiter({ name: 'management', perSecond })
  const send = upstreamClient({
    limiterOf: () => limiter,
    isRetried: true,
    timeoutMs: planMs,
    maxBytes: largestPage,
  })

  async function readPage(path: string, query: Readonly<Record<string, string>>) {
    const response = await send(`${address}/${path}?${new URLSearchParams(query)}`, {
      headers: { authorization: token, accept: 'application/json' },
      redirect: 'error',
    })
    if ([401, 403, 404].includes(response.status))
      throw new PlanRefusedError(`GET ${path} returned ${response.status}.`)
    if (!response.ok) throw new Error(`GET ${path} returned ${response.status}.`)
    return { body: (await response.json()) as unknown, total: Number(response.headers.get('total') ?? 0) }
  }

  /**
   * @returns the parsed pages
   * @throws PlanRefusedError where the token may not read; Error when the service fails or responds with another body
   */
  return async function readAll<Body extends z.ZodType>(list: ManagementList<Body>): Promise<z.output<Body>[]> {
    const { path, query = {}, body } = list
    const pages: z.output<Body>[] = []
    for (let page = 1; page <= mostPages; page += 1) {
      const read = await readPage(path, { ...query, page: String(page), per_page: String(perPage) })
      const parsed = body.safeParse(read.body)
      // The error of the schema would repeat what it read.
      if (!parsed.success) throw new Error(`GET ${path} returned a body of another form.`)
      pages.push(parsed.data)
      if (page * perPage >= read.total) return pages
    }
    throw new Error(`GET ${path} has more than ${mostPages} pages.`)
  }
}
