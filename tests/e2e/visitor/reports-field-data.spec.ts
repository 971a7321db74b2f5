import { rm } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { watchViolations } from '../../support/page/policy-violations.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

test.use({ storageState: { cookies: [], origins: [] } })
test.describe.configure({ mode: 'serial' })

/** A site whose metrics are read. */
const settings = secondSiteSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const metricsPort = settings.SITE_PORT + 1
const children: Child[] = []

test.beforeAll(async () => {
  const quiet = { children, onLine: () => undefined, mode: 'production' } as const
  const extra = { METRICS_PORT: String(metricsPort) }
  await startSite({ settings, siteUrl, contentUrl: testContentUrl, ...quiet, extra })
})
test.afterAll(async () => {
  await stopAll(children)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

/** The field data as Prometheus reads it: how many values each series has. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  const series = [...text.matchAll(/^site_field_(\w+)_count\{(.*)\} (\d+)$/gm)]
  return Object.fromEntries(
    series.map(([, name, labels = '', value]) => [`${name} ${valuesOf(labels)}`, Number(value)]),
  )
}

/** The values of the labels, in the order of their names. */
function valuesOf(labels: string): string {
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => `${name} ${value}`)
  return pairs
    .toSorted()
    .map((pair) => pair.split(' ')[1])
    .join(' ')
}

/** The reports of the page from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/field-data') reports.push(request.postData() ?? '')
  })
  return reports
}

/** The page has started, and the browser has had time for idle work. */
async function untilIdle(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-rendered', '')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}

async function allow(context: BrowserContext, choice: string): Promise<void> {
  await context.addCookies([{ name: 'consent', value: choice, url: siteUrl }])
}

test('without a choice and after a refusal no visit is reported', async ({ page }) => {
  const reports = reportsOf(page)
  await page.goto(`${siteUrl}/productos`)
  await untilIdle(page)
  await page.locator('#consent button[value=none]').click()
  await page.goto(`${siteUrl}/eventos-y-noticias`)
  await untilIdle(page)
  await page.goto('about:blank')
  expect(reports).toEqual([])
  expect(await counted()).toEqual({})
})

test('with consent a visit and the click to the next headline are counted, by kind of page, market and navigation', async ({
  page,
}) => {
  const violations = await watchViolations(page)
  const before = await counted()
  const since = async () =>
    Object.entries(await counted())
      .filter(([name, value]) => value > (before[name] ?? 0))
      .map(([name]) => name)
  await page.goto(`${siteUrl}/productos`)
  await page.locator('#consent button[value=all]').click()
  await untilIdle(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('main a[href^="/productos/"]').first().click()
  await expect(page).toHaveURL(/\/productos\/./)
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('site-headline').length)).toBe(1)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.goto('about:blank')
  await expect
    .poll(since)
    .toEqual(
      expect.arrayContaining([
        'lcp_seconds product-listing base navigate',
        'fcp_seconds product-listing base navigate',
        'ttfb_seconds product-listing base navigate',
        'cls_score product-listing base navigate',
        expect.stringMatching(/^headline_seconds (product-detail|category-listing) base client$/),
      ]),
    )
  expect(violations.all()).toEqual([])
})

test('a page that is loaded once more counts as that, and a refused one loads nothing more than before', async ({
  page,
  context,
}) => {
  await allow(context, 'v1.statistics')
  await page.goto(`${siteUrl}/eventos-y-noticias`)
  await untilIdle(page)
  await page.reload()
  await untilIdle(page)
  await page.goto('about:blank')
  await expect.poll(counted).toMatchObject({ 'ttfb_seconds generic base reload': expect.any(Number) })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const scriptsWith = async (choice: string) => {
    await allow(context, choice)
    scripts.length = 0
    await page.goto(`${siteUrl}/eventos-y-noticias`)
    await untilIdle(page)
    return scripts.toSorted()
  }
  const allowed = await scriptsWith('v1.statistics')
  const refused = await scriptsWith('v1')
  expect(allowed.filter((url) => !refused.includes(url))).toHaveLength(1)
  expect(refused.filter((url) => !allowed.includes(url))).toEqual([])
})

test('a report without consent, a wrong one and another method are refused', async ({ request }) => {
  const figure = { name: 'lcp_seconds', navigation: 'navigate', path: '/productos', value: 1 }
  const url = `${siteUrl}/api/field-data`
  const headers = { cookie: 'consent=v1.statistics' }
  expect((await request.post(url, { data: [figure] })).status()).toBe(403)
  expect((await request.post(url, { data: [{ ...figure, name: 'x' }], headers })).status()).toBe(400)
  expect((await request.post(url, { data: 'x'.repeat(17 * 1024), headers })).status()).toBe(413)
  expect((await request.get(url)).status()).toBe(405)
})
