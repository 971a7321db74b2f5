import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from 'scripts/drills/fault-proxy.ts'
import type { Child } from 'scripts/system/child.ts'
import { startContent } from 'scripts/system/services/start-content.ts'
import { startPostgres } from 'scripts/system/services/start-postgres.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

/** The built site as a deployment starts it: a loop waits for `/readyz` before it exchanges the next instance. */
const settings = outageSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
const children: Child[] = []
/** The folder of an instance with stored pages, and that of one without. */
const [stored, empty] = ['stored', 'empty'].map((name) => join(settings.DATA_FOLDER, name)) as [string, string]
let proxy: FaultProxy
let site: Child | undefined

async function start(extra: Record<string, string>): Promise<void> {
  await site?.stop()
  const quiet = { children, onLine: () => undefined, mode: 'production', aliveAt: '/healthz' } as const
  const limits = { CONTENT_REQUESTS_PER_SECOND: '200', WARM_UP_SECONDS: '3' }
  site = await startSite({ settings, siteUrl, contentUrl: proxy.url, ...quiet, extra: { ...limits, ...extra } })
}

async function readiness(): Promise<{ status: number; said: Record<string, string> }> {
  const response = await fetch(`${siteUrl}/readyz`)
  return { status: response.status, said: (await response.json()) as Record<string, string> }
}

/** The readiness of an instance that has started; its first reads of content have ended then. */
async function readinessAfterStart() {
  await expect.poll(async () => (await readiness()).said['status'], { timeout: 30_000 }).not.toBe('starting')
  const reason = async () => (await readiness()).said['reason'] ?? ''
  await expect.poll(reason, { timeout: 60_000 }).not.toContain('No page was rendered')
  return await readiness()
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(200_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  await startContent({ settings, children, onLine: () => undefined })
  proxy = await startFaultProxy(contentUrl)
})
test.beforeEach(() => test.setTimeout(120_000))
test.afterEach(() => proxy.set(undefined))
test.afterAll(async () => {
  await stopAll(children)
  await proxy.stop()
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('an instance with neither content nor a stored copy is not ready, says why, and is ready when content returns', async () => {
  proxy.set('reset')
  await start({ PAGE_STORE_FOLDER: stored })
  const { status, said } = await readinessAfterStart()
  expect([status, said['reason']]).toEqual([503, expect.stringContaining('The content service does not respond')])
  expect(await fetch(`${siteUrl}/`).then((response) => response.status)).toBe(503)
  expect((await readiness()).status).toBe(503)
  proxy.set(undefined)
  await expect
    .poll(readiness, { timeout: 30_000 })
    .toEqual({ status: 200, said: { status: 'ready', forms: 'working' } })
  // The page that proved it is now in the cache.
  expect(await fetch(`${siteUrl}/`).then((response) => response.status)).toBe(200)
})

test('an instance whose content service is away is ready where stored copies prove that pages were there', async () => {
  proxy.set('reset')
  await start({ PAGE_STORE_FOLDER: stored })
  expect((await readinessAfterStart()).status).toBe(200)
  const home = await fetch(`${siteUrl}/`)
  expect([home.status, home.headers.get('cache-status')]).toEqual([200, 'zarandal; fwd=stale'])
})

for (const [folder, copies] of [
  [stored, 'with stored copies'],
  [empty, 'without stored copies'],
] as const) {
  test(`an instance with a wrong token is never ready ${copies}, and names the variable but no token`, async () => {
    await start({ PAGE_STORE_FOLDER: folder, CONTENT_PUBLIC_TOKEN: 'wrong-token-of-a-deployment' })
    const { status, said } = await readinessAfterStart()
    expect([status, said['reason']]).toEqual([503, expect.stringContaining('CONTENT_PUBLIC_TOKEN')])
    expect(JSON.stringify(said)).not.toContain('wrong-token')
    for (const path of ['/', '/productos', '/en/products', '/buscar', '/no-hay-tal-pagina', '/robots.txt'])
      await fetch(`${siteUrl}${path}`)
    expect((await readiness()).status).toBe(503)
  })
}

test('an instance at an address that is no content service is not ready, and names the variable', async () => {
  proxy.set('page')
  await start({ PAGE_STORE_FOLDER: stored })
  const { status, said } = await readinessAfterStart()
  expect([status, said['reason']]).toEqual([503, expect.stringContaining('CONTENT_API_URL')])
})

test('without PostgreSQL pages are sent and the instance is ready; a form is 503, and arrives when it is sent again', async ({
  browser,
}) => {
  const server = await startPostgres()
  test.skip(server === undefined, 'PostgreSQL is not installed (Debian: apt install postgresql)')
  if (!server) return
  try {
    await server.pause()
    await start({ PAGE_STORE_FOLDER: stored, DATABASE_URL: server.url })
    await expect
      .poll(readiness, { timeout: 30_000 })
      .toEqual({ status: 200, said: { status: 'ready', forms: 'degraded' } })
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto(`${siteUrl}/forms/consulta`)
    await page.getByRole('textbox', { name: 'Empresa' }).fill('Sin base de datos')
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.getByText('Documentación por correo electrónico').click()
    await page.getByRole('checkbox', { name: /He leído/ }).check()
    const responded = page.waitForResponse('**/api/forms/consulta')
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    const refused = await responded
    expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '30'])
    await server.resume()
    await expect.poll(async () => (await readiness()).said['forms'], { timeout: 60_000 }).toBe('working')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue('Sin base de datos')
    // The network's start could not be noted while the database was away: the form comes back once, with its answers.
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    if (!page.url().includes('/forms/gracias?form=')) {
      await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue('Sin base de datos')
      await expect(async () => {
        await page.getByRole('button', { name: 'Enviar la consulta' }).click()
        await expect(page).toHaveURL(/\/forms\/gracias\?form=/, { timeout: 3000 })
      }).toPass({ timeout: 60_000 })
    }
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/)
  } finally {
    await site?.stop()
    await server.stop()
  }
})
