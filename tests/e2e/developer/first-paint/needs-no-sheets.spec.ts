import { expect, type Page, test } from '@playwright/test'
import { startScripts } from '../../../support/page/start-scripts.ts'

const sheets = /\/_next\/static\/.*\.css(?:\?|$)/

test('a page is shown without a style sheet, and has its fonts and rules for paper', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.route(sheets, (route) => route.abort())
  await page.goto('/productos/nor-1r', { waitUntil: 'load' })
  await expect.poll(() => requested.some((path) => path.includes('text-latin-normal'))).toBe(true)
  const navigation = page.locator('nav:visible')
  await expect(navigation).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(navigation).toHaveCount(0)
})

test('the scripts wait until the style sheets have arrived', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(sheets, async (route) => {
    await arrived
    await route.continue()
  })
  const script = page.waitForResponse((response) => response.request().resourceType() === 'script')
  await page.goto('/productos/nor-1r')
  await page.locator('input').first().dispatchEvent('focusin')
  await script
  await expect(page.locator('script[type="text/late"]').first()).toBeAttached()
  arrive()
  await expect(page.locator('script[type="text/late"]')).toHaveCount(0)
  await page.waitForFunction(() => !('firstScript' in window))
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
