import { expect, test } from '@playwright/test'
import { gateCredentials } from '../../support/http/gate.ts'
import { tabTo } from '../../support/page/tab-to.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const gallery = `${testSiteUrl.replace('localhost', 'staging.localhost')}/_gallery`

test.use({ httpCredentials: gateCredentials })

test('the menu opens with Enter, Tab moves through its links, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await tabTo(page, '#main-menu button[popovertarget]:not([popovertargetaction])')
  const panel = page.locator(':popover-open')
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(1)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest(':popover-open') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('popovertarget')
})

test('on a phone the keyboard opens and closes the menu sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await tabTo(page, 'button[popovertarget="main-menu"]')
  await page.keyboard.press('Enter')
  await expect(page.locator('#main-menu:popover-open')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#main-menu:popover-open')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('popovertarget', 'main-menu')
})

test('the buttons and the arrow keys scroll a carousel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto(`${gallery}/media_carousel`)
  const track = page.locator('[data-example="typical"] ul[tabindex="0"]')
  await tabTo(page, '[data-example="typical"] ul[tabindex="0"]')
  const shift = () => track.evaluate((row) => row.scrollLeft)
  expect(await shift()).toBe(0)
  await tabTo(page, '[data-example="typical"] ul[tabindex="0"] + div button:last-child')
  await page.keyboard.press('Enter')
  await expect.poll(shift).toBeGreaterThan(100)
  const moved = await shift()
  const pressed = (key: string) => async () => {
    await page.keyboard.press(key)
    return await shift()
  }
  await track.focus()
  await expect.poll(pressed('ArrowLeft')).toBeLessThan(moved)
})

test('an accordion opens and closes with Enter and with the space bar, and keeps the focus', async ({ page }) => {
  await page.goto(`${gallery}/accordion`)
  const row = page.locator('[data-example="typical"] details').nth(1)
  await tabTo(page, '[data-example="typical"] details:not([open]) > summary')
  for (const key of ['Enter', 'Space']) {
    await expect(row).not.toHaveAttribute('open')
    await page.keyboard.press(key)
    await expect(row).toHaveAttribute('open')
    await page.keyboard.press(key)
  }
  await expect(row).not.toHaveAttribute('open')
  await expect(row.locator('summary')).toBeFocused()
})

test('Enter opens a picture over the page, and Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/productos/nor-1r')
  await tabTo(page, 'main button[popovertarget]')
  const trigger = await page.evaluate(() => document.activeElement?.getAttribute('popovertarget'))
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await expect(page.locator('dialog[open] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAttribute('popovertarget', trigger ?? '')
})

test('the space bar filters the products, the focus stays, and Enter removes a chosen filter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/productos')
  await tabTo(page, 'main form input[type="checkbox"]')
  await page.waitForFunction(() => 'applies' in document.documentElement.dataset)
  await page.keyboard.press('Space')
  await page.waitForURL(/\/productos\?/)
  const box = page.locator('main form input[type="checkbox"]').first()
  await expect(box).toBeChecked()
  await expect(box).toBeFocused()
  await expect(page.locator('main form input[type="checkbox"]:checked')).toHaveCount(1)
  await tabTo(page, 'main ul > li > a[href^="/productos#"]', 150)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/productos(#|$)/)
  await expect(page.locator('main form input[type="checkbox"]:checked')).toHaveCount(0)
})

test('on a phone Enter opens the filters, and Tab moves to the first of them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/productos')
  const box = page.locator('main form input[type="checkbox"]').first()
  await expect(box).toBeHidden()
  await tabTo(page, 'main details:has(form) > summary')
  await page.keyboard.press('Enter')
  await expect(box).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
})
