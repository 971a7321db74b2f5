import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { safeParsed } from '../../../safe-parsed.ts'
import { checkLink, type LinkAnswer } from './check-link.ts'

/** Addresses that are requested at once, and in a minute. */
const mostAtOnce = 5
const mostInMinute = 50

const body = z.object({ address: z.url({ protocol: /^https?$/ }).max(2000) })

/**
 * `POST /link-check`: requests one address of a link, when an editor wishes it. Only the editor's own page may cause requests to other
 * websites: a tool or a foreign page cannot use this machine for them.
 * @param check replaced in tests
 */
export function linkCheckRoutes(check: (address: string) => Promise<LinkAnswer> = checkLink): Hono {
  const started: number[] = []
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn(address: string): Promise<LinkAnswer> {
    const now = Date.now()
    while (started[0] !== undefined && started[0] <= now - 60_000) started.shift()
    if (started.length >= mostInMinute) return { state: 'unchecked', reason: 'limit' }
    started.push(now)
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await check(address)
    } finally {
      // The place goes to the first waiting check.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const app = new Hono()
  app.on('POST', '/', async (request: Context) => {
    if (request.req.header('sec-fetch-site') !== 'same-origin')
      return request.json({ error: 'Only the page of the editor may check links' }, 403)
    const parsed = safeParsed(body, await request.req.json().catch(() => undefined))
    if (!parsed.success) return request.json({ error: 'An address of the web is needed' }, 422)
    return request.json(await inTurn(parsed.data.address), 200, { 'cache-control': 'no-store' })
  })
  return app
}
