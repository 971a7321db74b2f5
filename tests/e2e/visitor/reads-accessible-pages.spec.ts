import { expect, test } from '@playwright/test'
import { axeProblems } from '../../support/page/axe-problems.ts'

/** reads-well-formed-pages.spec.ts checks every kind of page in Spanish. */
const pages = ['/en/products', '/en/products/nor-1r', '/productos/titan-e3', '/en/our-quality']

for (const path of pages) {
  test(`${path} breaks no rule of axe`, async ({ page }) => {
    await page.goto(path)
    expect(await axeProblems(page)).toEqual([])
  })
}

for (const width of [768, 1440]) {
  for (const path of ['/', '/en/products/nor-1r', '/productos', '/nuestra-calidad']) {
    test(`${path} needs no sideways scrolling at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}

test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('no page sends a request to another origin', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (hostname !== 'localhost') foreign.push(request.url())
  })
  await page.goto('/')
  await page.goto('/productos/nor-1r')
  expect(foreign).toEqual([])
})
