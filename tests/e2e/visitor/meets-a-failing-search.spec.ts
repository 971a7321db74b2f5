import { rm } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { type Fault, type FaultProxy, startFaultProxy } from 'scripts/drills/fault-proxy.ts'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

/** Another process of the site; it and its pages send searches through a proxy that fails on demand. */
const settings = secondSiteSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const children: Child[] = []
let search: FaultProxy

const ways: readonly Fault[] = ['error', 'reset', 'hang', 'drip', 'garbage', 'page', 'refuse', 'slow']

/** Faults that differ for a browser; `SEARCH_FAULTS=all` (npm run drills) tries all faults. */
const seenWays: readonly Fault[] =
  process.env['SEARCH_FAULTS'] === 'all' ? ['error', 'hang', 'garbage', 'page', 'refuse'] : ['error', 'hang']

const isDown = 'La búsqueda no responde en este momento'
const title = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).first()
const again = (page: Page) => page.locator('main').getByRole('link', { name: 'Volver a intentarlo' })

/** On a busy machine a search may time out once more: a visitor retries, and so does the open page automatically. */
const recovery = { timeout: 45_000 }

async function tryAgainUntil(page: Page, found: RegExp): Promise<void> {
  await expect(async () => {
    if (await again(page).isVisible()) await again(page).click({ timeout: 2000 })
    await expect(title(page)).toHaveText(found, { timeout: 5000 })
  }).toPass(recovery)
}

test.describe.configure({ mode: 'serial', timeout: 120_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  search = await startFaultProxy(`http://localhost:${settings.SEARCH_PORT}`, { slowMs: 3500 })
  const quiet = { children, onLine: () => undefined, mode: 'production' } as const
  await startSite({ settings, siteUrl, contentUrl: testContentUrl, ...quiet, extra: { SEARCH_HOST: search.url } })
})
test.afterEach(() => search.set(undefined))
test.afterAll(async () => {
  await stopAll(children)
  await search.stop()
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

for (const fault of ways) {
  test(`the page reports a failed search (${fault}) with links onwards and back, and other pages work`, async ({
    request,
  }) => {
    search.set(fault)
    const response = await request.get(`${siteUrl}/buscar?kind=products&q=nor`)
    const text = await response.text()
    expect(response.status()).toBe(200)
    expect(text).toContain(isDown)
    expect(text).toContain('href="/buscar?kind=products&amp;q=nor"')
    const product = await request.get(`${siteUrl}/productos/nor-1r`)
    expect(product.status()).toBe(200)
    await expect.poll(async () => (await request.get(`${siteUrl}/readyz`)).status(), { timeout: 60_000 }).toBe(200)
  })
}

test('a visitor retries a failed search from its page, and gets results as soon as the service responds', async ({
  page,
}) => {
  search.set('hang')
  await page.goto(`${siteUrl}/buscar?q=nor1r`)
  await expect(title(page)).toHaveText(isDown)
  await again(page).click()
  await expect(title(page)).toHaveText(isDown)
  search.set(undefined)
  await tryAgainUntil(page, /«nor1r»$/)
  await expect(page).toHaveURL(`${siteUrl}/buscar?q=nor1r`)
})

test('retyping a query after a hanging search sends it again and shows its results', async ({ page }) => {
  await page.goto(`${siteUrl}/productos`)
  search.set('hang')
  const requested = page.waitForRequest(
    (one) => one.url().startsWith(search.url) && one.postData()?.includes('nor1r') === true,
  )
  await page.getByLabel('Código, producto o documento').first().focus()
  await page.keyboard.type('nor1r')
  await requested
  search.set(undefined)
  await page.keyboard.press('Backspace')
  await page.keyboard.type('r')
  await expect(page.getByRole('option', { name: /^NOR-1R / })).toBeVisible(recovery)
})

for (const fault of seenWays) {
  test(`the live list reports a failing search (${fault}), and recovers when the service responds`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${siteUrl}/buscar?q=candado`)
    const field = page.locator('#search-words')
    search.set(fault)
    await field.fill('nor1r')
    await expect(title(page)).toHaveText(isDown)
    await expect(page).toHaveURL(`${siteUrl}/buscar?q=nor1r`)
    search.set(undefined)
    await field.fill('lin12dp')
    await expect(title(page)).toHaveText(/«lin12dp»$/, recovery)
    search.set(fault)
    await field.fill('nor 1r')
    await expect(title(page)).toHaveText(isDown)
    search.set(undefined)
    await tryAgainUntil(page, /«nor 1r»$/)
    expect(errors).toEqual([])
  })

  test(`the search field of every page reports a failing search (${fault}), and suggests when the service responds`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(`${siteUrl}/productos`)
    const field = page.getByLabel('Código, producto o documento').first()
    search.set(fault)
    await field.focus()
    await page.keyboard.type('nor1r')
    await expect(page.getByText('El buscador no responde en este momento.')).toBeVisible()
    search.set(undefined)
    await page.keyboard.press('Backspace')
    await page.keyboard.type('r')
    await expect(page.getByRole('option', { name: /^NOR-1R / })).toBeVisible(recovery)
    search.set(fault)
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${siteUrl}/buscar?q=nor1rx`)
    await expect(title(page)).toHaveText(isDown)
    expect(errors).toEqual([])
  })
}
