import { expect, type Page, test } from '@playwright/test'
import { startScripts } from '../../../support/page/start-scripts.ts'

const sheets = /\/_next\/static\/.*\.css(?:\?|$)/

test('a page is painted while its style sheets hang', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(sheets, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('/productos/nor-1r', { waitUntil: 'commit' })
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(painted).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  arrive()
})

/** Addresses of the style sheets that a document links to. */
const linked = (page: Page) =>
  page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))

test('every style sheet is linked once, also on a page that a link leads to', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => sheets.test(request.url()) && requested.push(request.url()))
  await page.goto('/productos')
  await startScripts(page)
  await page.locator('main article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/productos\/[^/]+$/)
  await expect(page.locator('html[data-rendered]')).toHaveCount(1)
  const names = await linked(page)
  expect(names.length).toBeGreaterThan(0)
  expect(names).toEqual([...new Set(names)])
  expect(requested).toEqual([...new Set(requested)])
})

test('a page after a page of another kind looks as it does when it is opened', async ({ page }) => {
  const look = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { display, color, fontSize, gridTemplateColumns, padding } = getComputedStyle(element)
        return [element.tagName, display, color, fontSize, gridTemplateColumns, padding].join()
      }),
    )
  await page.goto('/')
  await startScripts(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Todos los productos' }).click()
  await expect(page).toHaveURL('/productos')
  await expect(page.locator('html[data-rendered]')).toHaveCount(1)
  const followed = await look()
  await page.goto('/productos')
  await startScripts(page)
  await expect(page.locator('html[data-rendered]')).toHaveCount(1)
  expect(await look()).toEqual(followed)
})
