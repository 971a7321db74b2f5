import { setTimeout as pause } from 'node:timers/promises'
import { parseCookie, parseSetCookie, stringifyCookie } from 'cookie'
import { z } from 'zod'

export type SessionCount = {
  checked: number
  /** 502, 503, 504 and requests without a response: the customer stays logged in and tries again. */
  unavailable: number
  /** The responses that logged the customer out, or would be an error on the screen. */
  lost: string[]
}

const everyMs = 200
const away = new Set([502, 503, 504])
const timeoutMs = 20_000
const session = z.object({ authenticated: z.boolean() })

/** The requests of a customer's browser, which stores the cookies that it gets, one after the other. */
export function startSession(siteUrl: string, { cookie, paths }: { cookie: string; paths: readonly string[] }) {
  const count: SessionCount = { checked: 0, unavailable: 0, lost: [] }
  const cookies: Record<string, string | undefined> = { ...parseCookie(cookie) }
  const stopping = new AbortController()

  /** The problem of a response; undefined when the customer is logged in. */
  async function problemAt(path: string): Promise<string | undefined> {
    const headers = { cookie: stringifyCookie(cookies) }
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(`${siteUrl}${path}`, { headers, redirect: 'manual', signal })
    const text = await response.text()
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(line)
      cookies[name] = value
    }
    if (away.has(response.status)) return void (count.unavailable += 1)
    if (response.status !== 200) return `status ${response.status}`
    const isIn = path !== '/api/session' || session.parse(JSON.parse(text)).authenticated
    return isIn ? undefined : 'logged out'
  }

  async function run(): Promise<void> {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/api/session'
      const problem = await problemAt(path).catch(() => void (count.unavailable += 1))
      count.checked += 1
      if (problem !== undefined) count.lost.push(`${path}: ${problem}`)
      await pause(everyMs)
    }
  }

  const running = run()
  return {
    count,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
