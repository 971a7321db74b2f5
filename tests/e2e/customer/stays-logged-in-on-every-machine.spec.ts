import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { startIdentityProvider } from 'local-stack/identity-provider/start-identity-provider.ts'
import { startBalancer } from 'scripts/drills/balancer.ts'
import { root } from 'scripts/settings.ts'
import type { Child } from 'scripts/system/child.ts'
import { nginxPath } from 'scripts/system/services/nginx-path.ts'
import { type PostgresServer, startPostgres } from 'scripts/system/services/start-postgres.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import type { Database } from 'site/server/database/database.ts'
import { fillInLogin } from '../../support/customer/customer.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

/** Two machines: each has a folder of its own, and they share PostgreSQL. nginx sends requests to one after the other. */
const settings = secondSiteSettings()
const firstPort = settings.SITE_PORT
const ports = [firstPort + 20, firstPort + 21]
const origin = `http://localhost:${firstPort + 22}`
const file = '/api/downloads/global/catalogos/llaves/tarifa-de-llaves-2026-2/en.pdf'

const started: Child[] = []
const endings: (() => unknown)[] = []
let databaseUrl = ''
let database: PostgresServer
let sessions: Database

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const postgres = await startPostgres()
  test.skip(!postgres || !nginxPath, 'PostgreSQL or nginx is not installed (Debian: apt install postgresql nginx)')
  if (!postgres) return
  database = postgres
  databaseUrl = postgres.url
  const folder = await mkdtemp(join(tmpdir(), 'machines-'))
  endings.push(() => rm(folder, { recursive: true, force: true }), postgres.stop)
  const provider = await startIdentityProvider({
    port: 0,
    siteOrigins: [origin],
    clientId: 'local-site',
    dataFolder: join(folder, 'provider'),
    mailPort: 1,
    hasFaults: true,
  })
  endings.push(provider.stop)
  const extra = { DATABASE_URL: databaseUrl, IDENTITY_ISSUER: provider.issuer, TRUST_PROXY: 'true' }
  const startMachine = (port: number) =>
    startSite({
      settings: { ...settings, SITE_PORT: port, DATA_FOLDER: join(folder, `machine-${port}`) },
      siteUrl: origin,
      contentUrl: testContentUrl,
      children: started,
      onLine: () => undefined,
      mode: 'production',
      extra,
    })
  const balancer = await startBalancer({ folder, port: firstPort + 22, ports })
  endings.push(() => balancer.kill('SIGTERM'))
  await Promise.all(ports.map(startMachine))
  sessions = openSessions(databaseUrl)
  endings.push(() => sessions.close())
})
test.afterAll(async () => {
  await stopAll(started)
  for (const end of endings.toReversed()) await end()
})

/** Requests of the browser's session that each machine answers in turn. */
async function answers(page: Page, path: string, times = 10): Promise<unknown[]> {
  const found: unknown[] = []
  for (let index = 0; index < times; index += 1) {
    const response = await page.request.get(`${origin}${path}`, { maxRedirects: 0 })
    found.push(path === '/api/session' ? (await response.json()).authenticated : response.status())
  }
  return found
}

const all = <Value>(value: Value, times = 10) => Array.from({ length: times }, () => value)

/** The answer of each machine about the browser's cookies, requested directly. */
async function heldOn(context: BrowserContext): Promise<boolean[]> {
  const cookie = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const held = ports.map(async (port) => {
    const response = await fetch(`http://localhost:${port}/api/session`, { headers: { cookie } })
    return ((await response.json()) as { authenticated: boolean }).authenticated
  })
  return await Promise.all(held)
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/extranet`)
  await fillInLogin(page)
  await expect(page.getByRole('button', { name: 'Su cuenta: Marta Solís' })).toBeVisible()
}

test('a customer who logged in on one machine reads, searches and downloads on both', async ({ page, context }) => {
  await logIn(page)
  expect(await answers(page, '/api/session')).toEqual(all(true))
  expect(await answers(page, '/extranet')).toEqual(all(200))
  expect(await answers(page, file, 20)).toEqual(all(200, 20))
  expect(await answers(page, '/api/search/extranet-access?locale=es')).toEqual(all(200))
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(`${origin}/extranet`)
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Catálogos' }).click()
    await page.waitForURL('**/extranet/catalogos')
    await expect(page.getByRole('button', { name: 'Su cuenta: Marta Solís' })).toBeVisible()
  }
  expect(await heldOn(context)).toEqual([true, true])
})

test('tokens that ended are refreshed once, whichever machines are asked together', async ({ page }) => {
  await logIn(page)
  await sessions.change('UPDATE customer_sessions SET tokens_end_at = $1', [Date.now() - 1000])
  const together = await Promise.all(Array.from({ length: 10 }, () => answers(page, '/api/session', 2)))
  expect(together.flat()).toEqual(all(true, 20))
  const [row] = await sessions.rows('SELECT max(tokens_end_at) AS at FROM customer_sessions')
  expect(Number(row?.['at'])).toBeGreaterThan(Date.now() + 60_000)
})

test('a logout on one machine is a logout on both', async ({ page, context }) => {
  await logIn(page)
  const cookies = await context.cookies(origin)
  await page.getByRole('button', { name: 'Su cuenta: Marta Solís' }).click()
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await context.addCookies(cookies)
  expect(await heldOn(context)).toEqual([false, false])
  expect(await answers(page, file, 4)).toEqual(all(401, 4))
})

test('an operator ends the sessions of a customer on both machines', async ({ page, context }) => {
  await logIn(page)
  const script = join(root, 'scripts/customers/end-sessions.ts')
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'marta@levante.example'], { env })
  expect(stdout).toMatch(/^\d+ sessions? of marta@levante\.example ended\.$/m)
  expect(await heldOn(context)).toEqual([false, false])
})

test('a logout at the provider, in another browser window, is a logout on both machines', async ({ page, context }) => {
  await logIn(page)
  expect(await heldOn(context)).toEqual([true, true])
  const cookies = await context.cookies(origin)
  const login = await page.request.get(`${origin}/api/auth/login`, { maxRedirects: 0 })
  const { origin: issuer } = new URL(login.headers()['location'] ?? '')
  const other = await context.newPage()
  await other.goto(`${issuer}/session/end`)
  await other.getByRole('button').first().click()
  await expect.poll(() => heldOn(context)).toEqual([false, false])
  await context.addCookies(cookies)
  expect(await answers(page, '/api/session', 2)).toEqual([false, false])
})

test('while the database is away a customer gets 503, and is logged in as before when it is back', async ({ page }) => {
  await logIn(page)
  await database.pause()
  for (const path of ['/api/session', '/extranet', file, '/api/search/extranet-access?locale=es']) {
    expect([path, ...(await answers(page, path === '/api/session' ? `${path}?` : path, 2))]).toEqual([path, 503, 503])
  }
  expect(await answers(page, '/productos', 2)).toEqual([200, 200])
  await page.goto(`${origin}/extranet`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await database.resume()
  await expect.poll(() => answers(page, '/api/session', 2).catch(() => [])).toEqual([true, true])
  await page.goto(`${origin}/extranet`)
  await expect(page.getByRole('button', { name: 'Su cuenta: Marta Solís' })).toBeVisible()
})
