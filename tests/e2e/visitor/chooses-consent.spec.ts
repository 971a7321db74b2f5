import { expect, type Page, test } from '@playwright/test'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { testSiteUrl } from '../../support/test-system.ts'

test.use({ storageState: { cookies: [], origins: [] } })

const panel = (page: Page) => page.locator('#consent')

async function choice(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'consent')?.value
}

test('the consent panel shows once; refusing is as easy as accepting and is remembered', async ({ page }) => {
  await page.goto('/productos')
  await expect(panel(page)).toBeVisible()
  expect(await choice(page)).toBeUndefined()
  const [no, yes] = [panel(page).locator('button[value=none]'), panel(page).locator('button[value=all]')]
  const sizes = await Promise.all([no, yes].map((button) => button.boundingBox()))
  expect(sizes[0]?.height).toBe(sizes[1]?.height)
  expect(sizes[0]?.width).toBe(sizes[1]?.width)
  await no.click()
  await expect(panel(page)).toBeHidden()
  expect(await choice(page)).toBe('v1')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(184)
  await page.goto('/eventos-y-noticias')
  await page.waitForFunction(() => Array.isArray(Reflect.get(window, 'dataLayer')))
  await expect(panel(page)).toBeHidden()
})

test('the keyboard reaches the panel first, and the footer opens it again with the stored choice', async ({ page }) => {
  await page.goto('/productos')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('#consent-statistics')).toBeFocused()
  await page.keyboard.press('Space')
  await panel(page).locator('button[value=ticked]').press('Enter')
  await expect.poll(() => choice(page)).toBe('v1.statistics')
  const reported = () => page.evaluate(() => Reflect.get(window, 'dataLayer') as { event: string }[])
  await expect.poll(reported).toContainEqual({ event: 'consent', statistics: true, marketing: false })
  await page.locator('footer button[popovertarget="consent"]').click()
  await expect(panel(page)).toBeVisible()
  await expect(page.locator('#consent-statistics')).toBeChecked()
  await panel(page).locator('button[value=none]').click()
  await expect.poll(() => choice(page)).toBe('v1')
})

const locations = ['/', '/en', '/de', '/fr', '/it', '/nl', '/pt', '/ro', '/ru']

for (const path of [...locations, '/productos', '/contactos', '/eventos-y-noticias/eventos'])
  test(`on a phone the panel takes at most a quarter of ${path} and hides no title`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(path)
    await expect(panel(page)).toBeVisible()
    const box = await panel(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(160)
    const title = await page.locator('main h1').boundingBox()
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    for (const value of ['none', 'all'])
      await expect(panel(page).locator(`button[value=${value}]`)).toBeInViewport({ ratio: 1 })
    await panel(page).locator('summary').click()
    await expect(panel(page).locator('#consent-statistics')).toBeVisible()
    await expect(panel(page).locator('button[value=ticked]')).toBeVisible()
  })

test('on a small screen the panel hides while a search field shows suggestions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/productos')
  await expect(panel(page)).toBeVisible()
  await page.locator('#site-search').focus()
  await page.locator('#site-search[role=combobox]').pressSequentially('nor', { timeout: 60_000 })
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 60_000 })
  await expect(panel(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
})

test('before a choice and after a refusal no third-party resource loads, and the data layer exists', async ({
  page,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
  })
  await page.goto('/productos')
  await panel(page).locator('button[value=none]').click()
  await page.reload({ waitUntil: 'load' })
  await expect
    .poll(() => page.evaluate(() => (Reflect.get(window, 'dataLayer') as unknown[] | undefined)?.length ?? 0))
    .toBeGreaterThan(0)
  expect(foreign).toEqual([])
  await expect(page.locator('script[data-tag]')).toHaveCount(0)
})

test('each market shows the panel that its law requires', async ({ page }) => {
  const send = async (market: string, path: string) => {
    await page.goto(`${testSiteUrl.replace('localhost', `${market}.localhost`)}${path}`)
    await expect(panel(page)).toBeVisible()
  }
  await send('italy', '/')
  await panel(page).locator('button[aria-label]').click()
  await expect(panel(page)).toBeHidden()
  expect(await choice(page)).toBe('v1')
  await send('france', '/')
  await expect(panel(page).locator('button[value=none]')).toHaveText('Continuer sans accepter')
})

test('without JavaScript there is no consent panel, nothing is stored, and the footer says so', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto(`${testSiteUrl}/productos`)
  await expect(panel(page)).toBeHidden()
  await page.locator('footer button[popovertarget="consent"]').click()
  await expect(panel(page)).toContainText('no se mide ni se guarda nada')
  await expect(panel(page).locator('form')).toBeHidden()
  await panel(page).locator('button[popovertargetaction=hide]').click()
  await expect(panel(page)).toBeHidden()
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('pages behind the login and error screens show no panel', async ({ page }) => {
  await page.goto('/no-hay-tal-pagina')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.locator('footer button[popovertarget="consent"]')).toBeHidden()
  await openAsCustomer(page, 'marta', '/extranet')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})
