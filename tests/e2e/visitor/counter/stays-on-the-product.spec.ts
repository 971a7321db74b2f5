import { expect, type Page, test } from '@playwright/test'
import { tabTo } from '../../../support/page/tab-to.ts'

/** Lower edge of the bar that stays on the screen above the page. */
async function lowerEdge(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const stuck = ['header', 'nav[data-section-links]'].flatMap((name) => [...document.querySelectorAll(name)])
    const edges = stuck
      .filter((one) =>
        ['sticky', 'fixed'].includes(
          getComputedStyle(one.matches('header') ? (one.parentElement ?? one) : one).position,
        ),
      )
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, height }) => top < 200 && height > 0)
    return Math.max(0, ...edges.map(({ bottom }) => bottom))
  })
}

for (const width of [360, 768, 1440]) {
  test.describe(`on a screen of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the search stays, in a header that leaves the page its room', async ({ page }) => {
      await page.goto('/productos/tes-4rs-t46')
      await page.mouse.wheel(0, 2500)
      const field = page.locator('header input[name="q"]')
      await expect(field).toBeInViewport({ ratio: 1 })
      const covered = await page.evaluate(() => {
        const probe = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('header') !== null
        return Array.from({ length: 40 }, (_, index) => index * 10).filter(probe).length * 10
      })
      expect(covered).toBeLessThanOrEqual(80)
    })

    test('each section is reached by its link, and its heading is not covered', async ({ page }) => {
      await page.goto('/productos/nor-1r')
      const links = page.getByRole('navigation', { name: 'En esta página' }).getByRole('link')
      expect(await links.count()).toBeGreaterThan(3)
      for (const link of await links.all()) {
        const href = (await link.getAttribute('href')) ?? ''
        await link.click()
        await expect(page).toHaveURL(`/productos/nor-1r${href}`)
        const target = page.locator(href)
        await expect(target).toBeInViewport()
        await expect
          .poll(async () => (await target.boundingBox())?.y ?? 0)
          .toBeGreaterThanOrEqual((await lowerEdge(page)) - 1)
      }
    })

    test('nothing that has the focus is behind the header', async ({ page }) => {
      await page.goto('/productos/nor-1r#downloads')
      await page.locator('#downloads a').first().focus()
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Shift+Tab')
        const seen = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused || focused === document.body || focused.closest('header, nav[data-section-links]')) return true
          const box = focused.getBoundingClientRect()
          const hit = document.elementFromPoint(box.left + box.width / 2, Math.max(box.top + box.height / 2, 0))
          return hit === null || focused.contains(hit) || hit.contains(focused)
        })
        expect(seen).toBe(true)
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

  test('a machine leads to its spare parts, and every product to where it is sold', async ({ page }) => {
    await page.goto('/productos/titan-e3')
    await page.getByRole('link', { name: 'Recambios y accesorios' }).click()
    await expect(page).toHaveURL('/productos/titan-e3#spare-parts')
    await page.goto('/productos/nor-1r')
    await page.getByRole('link', { name: 'Dónde comprar' }).first().click()
    await expect(page).toHaveURL('/tiendas-llaves')
  })
})

test('the keyboard brings the menu back where the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/productos/nor-1r')
  await page.mouse.wheel(0, 1500)
  await page.locator('header input[name="q"]').focus()
  await tabTo(page, '#main-menu button:not([popovertargetaction])', 15)
  await expect.poll(() => page.locator('#main-menu').evaluate((menu) => getComputedStyle(menu).opacity)).toBe('1')
})
