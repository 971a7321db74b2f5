import { expect, type Page, type Route, test } from '@playwright/test'
import { startScripts } from '../../../support/page/start-scripts.ts'

type Build = { id: string }
const newer: Build = { id: 'the-next-build' }

async function runningBuild(page: Page): Promise<Build> {
  return (await (await page.request.get('/builds/latest.json')).json()) as Build
}

/** The site responds like the next build: another build ID, also in payloads. */
async function release(page: Page, { id }: Build): Promise<void> {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: newer }))
  await page.route(/[?&]_rsc=/, (route) => renamed(route, id))
}

async function renamed(route: Route, id: string): Promise<void> {
  const response = await route.fetch()
  const text = await response.text()
  expect(text).toContain(`"${id}"`)
  await route.fulfill({ response: response, body: text.replaceAll(`"${id}"`, `"${newer.id}"`) })
}

// A payload may still be in flight when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startScripts(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
}

const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true)

async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')?.prepend(Object.assign(document.createElement('a'), { href: to, id: 'added' }))
    document.querySelector('#added')?.append('A link')
  }, href)
}

/** A chunk of the old build that no longer exists. */
async function loadGonePart(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { src: '/_next/static/chunks/gone.js' }))
  })
}

/** Like a return from another tab. */
async function comeBack(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/builds/latest.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await looked
}

test('the build manifest has the build ID and its routes, and another build’s manifest is not found', async ({
  page,
}) => {
  const { id } = await runningBuild(page)
  expect(id).toMatch(/^[\w-]{8,}$/)
  const manifest = await page.request.get(`/builds/meta/${id}.json`)
  expect(await manifest.json()).toEqual({ id, matcher: { static: {} }, prerendered: [] })
  expect((await page.request.get('/builds/meta/another.json')).status()).toBe(404)
  expect((await page.request.get('/builds/latest.json')).headers()['cache-control']).toBe('no-store')
})

test('a page whose scripts have started requests the manifest about a second after it is idle', async ({ page }) => {
  const { id } = await runningBuild(page)
  const requested = page.waitForRequest(`**/builds/meta/${id}.json`)
  await page.goto('/eventos-y-noticias', { waitUntil: 'load' })
  const loaded = Date.now()
  await startScripts(page)
  await requested
  expect(Date.now() - loaded).toBeGreaterThanOrEqual(900)
})

test('a payload of another build loads the target page as a document', async ({ page }) => {
  const build = await runningBuild(page)
  await open(page, '/productos')
  await release(page, build)
  await addLink(page, '/eventos-y-noticias')
  await page.locator('#added').click()
  await page.waitForURL('/eventos-y-noticias')
  await expect(page.locator('main h1')).toBeVisible()
  await expect.poll(() => isSame(page)).toBe(false)
})

test('a tab that becomes visible after a release loads its next page as a document', async ({ page }) => {
  await open(page, '/productos')
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: newer }))
  await comeBack(page)
  await addLink(page, '/eventos-y-noticias')
  const [document] = await Promise.all([
    page.waitForRequest((request) => request.resourceType() === 'document'),
    page.locator('#added').click(),
  ])
  expect(new URL(document.url()).pathname).toBe('/eventos-y-noticias')
})

test('a missing chunk after a release reloads the page, at most once in ten seconds', async ({ page }) => {
  await open(page, '/productos')
  await page.evaluate(() => {
    window.addEventListener('site:preload-error', () => Object.assign(window, { hasFailed: true }))
  })
  await loadGonePart(page)
  await page.waitForFunction(() => Reflect.get(window, 'hasFailed') === true)
  await page.waitForTimeout(500)
  expect(await isSame(page)).toBe(true)

  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: newer }))
  await loadGonePart(page)
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
  await startScripts(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await loadGonePart(page)
  await page.waitForTimeout(800)
  expect(await isSame(page)).toBe(true)
})

test('a missing chunk of the target page after a release loads the target as a document', async ({ page }) => {
  await open(page, '/productos')
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: newer }))
  let isGone = true
  page.on('request', (request) => {
    if (request.resourceType() === 'document') isGone = false
  })
  const missed: string[] = []
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (!isGone) return await route.continue()
    missed.push(route.request().url())
    await route.fulfill({ status: 404 })
  })
  // Only pages with a form load the code of forms.
  await addLink(page, '/forms/consulta')
  await page.locator('#added').click()
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL('/forms/consulta')
  await expect(page.getByRole('button', { name: 'Enviar la consulta' })).toBeVisible()
  expect(missed.length).toBeGreaterThan(0)
})

test('a site without a build manifest causes no reload', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/builds/**', (route) => route.fulfill({ status: 503, body: 'down' }))
  await open(page, '/productos')
  await comeBack(page)
  await addLink(page, '/eventos-y-noticias')
  await page.locator('#added').click()
  await page.waitForURL('/eventos-y-noticias')
  await expect(page.locator('main h1')).toBeFocused()
  expect(await isSame(page)).toBe(true)
  expect(errors).toEqual([])
})
