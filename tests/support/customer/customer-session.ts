import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readSettings } from 'scripts/settings.ts'
import { decryptTicket, readCookie, sessionCookieName } from 'site/identity/session/session-cookie.ts'

/** Customers of the demo by their role in the tests: two of one company, one of another. */
export const customers = {
  /** Distributor and locksmith, Spain. */
  marta: { email: 'marta@levante.example', password: 'llaves-2026' },
  /** Locksmith, Spain. */
  jorge: { email: 'jorge@levante.example', password: 'llaves-2026' },
  /** Vehicle workshop, Italy. */
  chiara: { email: 'chiara@brenta.example', password: 'chiavi-2026' },
} as const

/** Ends a session the way the menu does. */
export async function logOut(siteUrl: string, cookie: string): Promise<void> {
  const init = { method: 'POST', headers: { cookie, origin: siteUrl }, body: new URLSearchParams({ returnTo: '/' }) }
  await fetch(new URL('/api/auth/logout', siteUrl), { ...init, redirect: 'manual' })
}

/** Expires one session; others of the same customer continue. */
export async function letSessionExpire(dataFolder: string, cookie: string): Promise<void> {
  const encrypted = readCookie(cookie, sessionCookieName) ?? ''
  const ticket = await decryptTicket(encrypted, readSettings({}).SESSION_SECRET)
  const sessions = new DatabaseSync(join(dataFolder, 'identity', 'sessions.db'), { timeout: 5000 })
  sessions.prepare('UPDATE customer_sessions SET created_at = 0, seen_at = 0 WHERE id = ?').run(ticket?.id ?? '')
  sessions.close()
}
