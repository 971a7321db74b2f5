import { expect, type Page, test } from '@playwright/test'
import { openAsCustomer } from '../../../support/customer/open-as-customer.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'

const sheet = (page: Page) => page.locator('dialog[open]')
const openers = (page: Page) => page.locator('main button[popovertarget]:has(img)')

/** Opens the first picture of a page, whose script has come. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => 'applies' in document.documentElement.dataset)
  await openers(page).first().click()
  await expect(sheet(page)).toBeVisible()
}

for (const path of ['/eventos-y-noticias/fotos-triatlon-del-embalse', '/productos/nor-1r']) {
  test(`${path}: a picture opens in a modal window, keys lead on, and the focus stays inside and returns`, async ({
    page,
  }) => {
    await open(page, path)
    expect(await sheet(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await expect(sheet(page).locator('[data-position]')).toHaveText(/^1 \/ \d+$/)
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab')
      await expect(sheet(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('ArrowRight')
    await expect(sheet(page).locator('[data-position]')).toHaveText(/^2 \/ \d+$/)
    await sheet(page).getByRole('button', { name: 'Imagen anterior' }).click()
    await expect(sheet(page).getByRole('button', { name: 'Imagen anterior' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(sheet(page).locator('[data-position]')).toHaveText(/^2 \/ \d+$/)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(openers(page).nth(1)).toBeFocused()
  })
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} pixels picture and caption are wholly in view, and the window breaks no rule of axe`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/productos/nor-1r')
    await expect
      .poll(() =>
        sheet(page)
          .locator('img')
          .evaluate((picture: HTMLImageElement) => picture.complete),
      )
      .toBe(true)
    for (const part of [sheet(page).locator('img'), sheet(page).locator('span[id$=caption]')])
      await expect(part).toBeInViewport({ ratio: 0.99 })
    expect(await axeProblems(page)).toEqual([])
  })
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a swipe leads to the next picture', async ({ page }) => {
    await open(page, '/productos/nor-1r')
    await sheet(page).evaluate((dialog) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target: dialog, clientX, clientY: 300 })
      dialog.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(300)], changedTouches: [touch(300)] }))
      dialog.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(180)] }))
    })
    await expect(sheet(page).locator('[data-position]')).toHaveText(/^2 \//)
  })
})

test('a customer looks at pictures in the same window', async ({ page }) => {
  await openAsCustomer(page, 'marta', '/extranet/galeria-de-fotos/productos/fotos-de-llaves')
  await expect(openers(page).first()).toBeVisible()
  await openers(page).first().click()
  await expect(sheet(page).locator('[data-position]')).toHaveText(/^1 \/ \d+$/)
  await expect(sheet(page).locator('span[id$=caption]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openers(page).first()).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture opens over the page with its caption', async ({ page }) => {
    await page.goto('/productos/nor-1r')
    await openers(page).first().click()
    const popover = page.locator('dialog:popover-open')
    await expect(popover.locator('span[id$=caption]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popover).toHaveCount(0)
  })
})

test('a product page fetches no picture that it does not show', async ({ page }) => {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.add(request.url())
  })
  await page.goto('/productos/nor-1r', { waitUntil: 'networkidle' })
  // Links in view are fetched in advance after a while.
  await page.waitForTimeout(3000)
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(({ href }) => href),
  )
  expect([...fetched].filter((address) => !shown.includes(address) && !icons.includes(address))).toEqual([])
})
