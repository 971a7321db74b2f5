import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Customers of the demo by what they are to the tests: two of one company, one of another. */
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

/** Makes every session of a customer one that began too long ago. */
export function letSessionsExpire(dataFolder: string, subject: string): void {
  const sessions = new DatabaseSync(join(dataFolder, 'identity', 'sessions.db'), { timeout: 5000 })
  sessions.prepare('UPDATE customer_sessions SET created_at = 0, seen_at = 0 WHERE subject = ?').run(subject)
  sessions.close()
}
