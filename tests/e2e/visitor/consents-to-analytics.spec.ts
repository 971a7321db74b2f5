import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { expect, type Page, type Route, test } from '@playwright/test'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { watchViolations } from '../../support/page/policy-violations.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const house = 'https://medida.example/medir.js'
const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'
const more = 'https://www.googletagmanager.com/more.js'
const counted = 'https://region1.google-analytics.com/g/collect'

/** Stand-ins for the tools: each counts its runs, loads another script and sends its count. */
const tools: Readonly<Record<string, string>> = {
  [house]: `window.house = dataLayer.length; fetch('https://medida.example/count', { method: 'POST' })`,
  [container]: `document.head.append(Object.assign(document.createElement('script'), { src: '${more}' }))`,
  [more]: `window.container = dataLayer.length; fetch('${counted}', { method: 'POST' })`,
}

/** Responds for the hosts of the tools. @returns requests to third-party hosts */
async function responseForTools(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    async (route) => {
      const url = route.request().url()
      requested.push(url)
      const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
      await route.fulfill({ contentType: 'text/javascript', headers, body: tools[url] ?? '' })
    },
  )
  return requested
}

/** Paths of the page views in the data layer. */
const viewed = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event: string; page_location: string }[])
      .filter(({ event }) => event === 'page_view')
      .map(({ page_location: address }) => new URL(address).pathname),
  )

const panel = (page: Page) => page.locator('#consent')
const events = (page: Page) =>
  page.evaluate(() => ((Reflect.get(window, 'dataLayer') ?? []) as { event: string }[]).map(({ event }) => event))

/** Starts the site with the given tools. */
function withTools(variables: Readonly<Record<string, string>>): { url: () => string } {
  const running: Child[] = []
  const settings = secondSiteSettings()
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const quiet = { children: running, onLine: () => undefined, mode: 'production' } as const
  test.beforeAll(async () => {
    await startSite({ settings, siteUrl, contentUrl: testContentUrl, ...quiet, extra: variables })
  })
  test.afterAll(async () => {
    await stopAll(running)
    await rm(settings.DATA_FOLDER, { recursive: true, force: true })
  })
  return { url: () => siteUrl }
}

test.describe('with a tag manager container and a first-party tool', () => {
  const site = withTools({ TAG_MANAGER_ID: 'GTM-ABC123', STATISTICS_SCRIPT_URL: house })

  test('no request goes to either before a choice and after a refusal; the data layer exists', async ({ page }) => {
    const requested = await responseForTools(page)
    await page.goto(`${site.url()}/productos`)
    await expect(panel(page)).toBeVisible()
    await expect(panel(page).getByRole('checkbox')).toHaveCount(2)
    expect(await axeProblems(page, { include: ['#consent'] })).toEqual([])
    await expect.poll(() => events(page)).toEqual(['page_view'])
    await panel(page).locator('button[value=none]').click()
    await page.reload()
    await expect.poll(() => events(page)).toEqual(['page_view'])
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
  })

  test('both run under the policy of a cached page after consent, and on the next page at once', async ({ page }) => {
    const violations = await watchViolations(page)
    const requested = await responseForTools(page)
    await page.goto(`${site.url()}/productos`)
    await panel(page).locator('button[value=all]').click()
    const isMeasured = () => page.evaluate(() => 'house' in window && 'container' in window)
    await expect.poll(isMeasured).toBe(true)
    await expect.poll(() => requested).toEqual(expect.arrayContaining([house, container, more, counted]))
    await expect.poll(() => events(page)).toEqual(expect.arrayContaining(['page_view', 'consent', 'gtm.js']))
    await page.goto(`${site.url()}/eventos-y-noticias`)
    await expect(panel(page)).toBeHidden()
    await expect.poll(isMeasured).toBe(true)
    expect(violations.all()).toEqual([])
  })

  test('only ticked tools run, and a withdrawn consent removes the tool from the page', async ({ page }) => {
    const requested = await responseForTools(page)
    await page.goto(`${site.url()}/productos`)
    await panel(page).locator('#consent-statistics').check()
    await panel(page).locator('button[value=ticked]').click()
    await expect.poll(() => page.evaluate(() => 'house' in window)).toBe(true)
    expect(requested).not.toContain(container)
    await page.locator('footer button[popovertarget="consent"]').click()
    await panel(page).locator('button[value=none]').click()
    // Only a new document removes a running tool.
    await expect.poll(() => page.evaluate(() => 'house' in window).catch(() => true)).toBe(false)
    await expect.poll(() => events(page).catch(() => [])).toEqual(['page_view'])
    expect(await page.locator('script[data-tag]').count()).toBe(0)
  })

  for (const [fails, respond] of [
    ['is blocked', (route: Route) => route.abort('blockedbyclient')],
    ['hangs', () => undefined],
  ] as const) {
    test(`a tool that ${fails} breaks nothing: the page responds, and the data layer receives every page`, async ({
      page,
    }) => {
      await page.route(({ hostname }) => hostname !== 'localhost', respond)
      await page.context().addCookies([{ name: 'consent', value: 'v1.statistics.marketing', url: site.url() }])
      await page.goto(`${site.url()}/productos`, { waitUntil: 'commit' })
      await expect.poll(() => viewed(page)).toEqual(['/productos'])
      // Content far below is laid out although the document has not loaded, and the menu opens.
      await expect(page.locator('html')).toHaveAttribute('data-rendered', '', { timeout: 60_000 })
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await page.locator('main a[href^="/productos/"]').first().click()
      await expect(page).toHaveURL(/\/productos\/./)
      const path = new URL(page.url()).pathname
      await expect.poll(() => viewed(page)).toEqual(['/productos', path])
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    })
  }

  test('error screens load no tool, even with consent', async ({ page }) => {
    const requested = await responseForTools(page)
    await page.context().addCookies([{ name: 'consent', value: 'v1.statistics.marketing', url: site.url() }])
    await page.goto(`${site.url()}/no-hay-tal-pagina`)
    await expect.poll(() => events(page)).toEqual(['page_view'])
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
  })
})

test.describe('with a first-party tool alone', () => {
  const site = withTools({ STATISTICS_SCRIPT_URL: house })

  test('it runs on a page that requires Trusted Types', async ({ page }) => {
    const violations = await watchViolations(page)
    await responseForTools(page)
    const response = await page.goto(`${site.url()}/productos`)
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    await expect(panel(page).getByRole('checkbox')).toHaveCount(1)
    await panel(page).locator('button[value=all]').click()
    await expect.poll(() => page.evaluate(() => 'house' in window)).toBe(true)
    expect(violations.all()).toEqual([])
  })
})

test.describe('with a first-party tool of known hash', () => {
  const known = tools[house] ?? ''
  const integrity = `sha384-${createHash('sha384').update(known).digest('base64')}`
  const site = withTools({ STATISTICS_SCRIPT_URL: house, STATISTICS_SCRIPT_INTEGRITY: integrity })

  test('the policy allows its hash and no other origin, and it runs', async ({ page }) => {
    const violations = await watchViolations(page)
    await responseForTools(page)
    const response = await page.goto(`${site.url()}/productos`)
    const scripts = /script-src ([^;]+)/.exec(response?.headers()['content-security-policy'] ?? '')?.[1]
    expect(scripts).toContain(`'${integrity}'`)
    expect(scripts).not.toContain('medida.example')
    await panel(page).locator('button[value=all]').click()
    await expect.poll(() => page.evaluate(() => 'house' in window)).toBe(true)
    expect(violations.all()).toEqual([])
  })

  test('a changed script at its address does not run', async ({ page }) => {
    await page.route(house, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
        body: `${known}; window.stranger = true`,
      }),
    )
    await page.goto(`${site.url()}/productos`)
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await panel(page).locator('button[value=all]').click()
    await refused
    expect(await page.evaluate(() => 'house' in window || 'stranger' in window)).toBe(false)
  })
})
