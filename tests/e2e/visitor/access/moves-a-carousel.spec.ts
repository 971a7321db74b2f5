import { expect, type Page, test } from '@playwright/test'

const carousel = (page: Page) => page.locator('section:has(> ul + div > button)').first()
const buttons = (page: Page) => carousel(page).locator('> div > button')
const leftOf = (page: Page) =>
  carousel(page)
    .locator('> ul')
    .evaluate((track) => track.scrollLeft)

for (const width of [360, 1440]) {
  test(`at ${width} pixels buttons move a carousel and do nothing at its ends, by keyboard too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await carousel(page).scrollIntoViewIfNeeded()
    const [previous, next] = [buttons(page).first(), buttons(page).last()]
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toHaveAttribute('aria-disabled', 'false')
    const top = (await carousel(page).boundingBox())?.height
    await next.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => leftOf(page)).toBeGreaterThan(50)
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(350)
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    expect((await carousel(page).boundingBox())?.height).toBe(top)
  })
}

test('nothing moves when the buttons of carousels appear', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, 'value') as number
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/productos/nor-1r')
  await page.waitForFunction(() => document.querySelector('section > ul + div[data-idle], section > ul + div') !== null)
  await page.waitForTimeout(1500)
  expect(await page.evaluate(() => (Reflect.get(window, 'shifts') as { sum: number }).sum)).toBeLessThan(0.01)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a carousel has no buttons and scrolls', async ({ page }) => {
    await page.goto('/')
    await expect(buttons(page).first()).toBeHidden()
    await carousel(page).locator('> ul').hover()
    await page.mouse.wheel(400, 0)
    await expect.poll(() => leftOf(page)).toBeGreaterThan(0)
  })
})
