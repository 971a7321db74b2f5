import { expect, type Page, test } from '@playwright/test'
import { watchViolations } from '../../../support/page/policy-violations.ts'

/** Addresses of the scripts that the page requests. */
function scriptsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url())
  })
  return requested
}

/** A network on which each script takes so long, in milliseconds. */
async function slowScripts(page: Page, ms = 1500): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  })
}

const hasStarted = (page: Page) => page.waitForFunction(() => !('firstScript' in window))
const views = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') ?? []) as { event: string }[]).filter(({ event }) => event === 'page_view'),
  )

test.describe('a visitor who only reads', () => {
  for (const path of [
    '/',
    '/productos/nor-1r',
    '/productos',
    '/eventos-y-noticias',
    '/contactos',
    '/no-hay-tal-pagina',
  ]) {
    test(`gets the scripts of ${path} after the page, and is counted once`, async ({ page }) => {
      const { all } = await watchViolations(page)
      const scripts = scriptsOf(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(scripts).toEqual([])
      await hasStarted(page)
      await expect.poll(() => views(page)).toHaveLength(1)
      expect(all()).toEqual([])
    })
  }

  test('follows links without loading documents', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await hasStarted(page)
    const documents: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
    for (let click = 0; click < 20; click += 1) {
      const before = new URL(page.url()).pathname
      const links = page.locator(click % 2 === 0 ? 'main a[href^="/"]:visible' : 'footer a[href^="/"]:visible')
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      const next = hrefs.find((href) => /^\/(?!api|_|[a-z]{2}(\/|$)|extranet)[^.#?]*$/.test(href) && href !== before)
      if (next === undefined) throw new Error(`No link leads on from ${before}.`)
      await page.locator(`a[href="${next}"]:visible`).first().click()
      await expect(page).not.toHaveURL(before)
      await expect(page.locator('main h1')).toBeVisible()
    }
    expect(documents).toEqual([])
  })
})

test.describe('before the scripts arrive', () => {
  test.beforeEach(async ({ page }) => await slowScripts(page))

  for (const width of [360, 1440]) {
    test(`at ${width} pixels a press opens the menu`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const button =
        width < 1000
          ? page.locator('button[popovertarget="main-menu"]').first()
          : page.locator('#main-menu button[popovertarget]:not([popovertargetaction])').first()
      await page.locator('#site-search').dispatchEvent('focusin')
      await button.click()
      await expect(page.locator(':popover-open').first()).toBeVisible({ timeout: 1000 })
      expect(await page.evaluate(() => 'firstScript' in window)).toBe(true)
      await hasStarted(page)
      await expect(page.locator(':popover-open').first()).toBeVisible()
    })
  }

  test('what is typed is searched for, and suggestions open when they can', async ({ page }) => {
    await page.goto('/')
    await page.locator('#site-search').click()
    await page.keyboard.type('nor1r', { delay: 60 })
    expect(await page.evaluate(() => 'firstScript' in window)).toBe(true)
    await expect(page.getByRole('option', { name: /^NOR-1R / })).toBeVisible({ timeout: 60_000 })
    await expect(page.locator('#site-search')).toHaveValue('nor1r')
    await page.goto('/')
    await page.locator('#site-search').click()
    await page.keyboard.type('nor1r')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/buscar?q=nor1r')
  })

  test('a ticked filter applies', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/productos')
    await page.getByRole('checkbox', { name: /^Llaves en bruto/ }).check()
    await page.getByRole('checkbox', { name: /^Máquinas/ }).check()
    await expect(page).toHaveURL('/productos?kind=key_blank,machine'.replace(',', '&kind='))
    await expect(page.getByRole('checkbox', { name: /^Llaves en bruto/ })).toBeChecked()
  })

  test('a button of a carousel moves its row by each press', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const carousel = page.locator('section:has(> ul + div > button)').first()
    await carousel.scrollIntoViewIfNeeded()
    const next = carousel.locator('> div > button').last()
    await expect(next).toBeVisible()
    await next.click()
    expect(await page.evaluate(() => 'firstScript' in window)).toBe(true)
    const row = carousel.locator('> ul')
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50)
  })

  test('a product is added to the list, and the visitor stays', async ({ page }) => {
    await page.goto('/productos/nor-1r')
    await page.getByRole('link', { name: 'Añadir a mi lista' }).click()
    await expect(page.getByRole('link', { name: 'Mi lista (1)' })).toBeVisible()
    await expect(page).toHaveURL('/productos/nor-1r')
  })

  test('a link that is followed after a tick or a press takes both along', async ({ page }) => {
    await page.goto('/productos')
    for (const code of ['CAN-60L', 'CAN-90X'])
      await page.getByRole('checkbox', { name: `Elegir ${code}`, exact: true }).check()
    await page.locator('main a[href="/productos/can-60l"]').first().click()
    await expect(page).toHaveURL('/productos/can-60l')
    await page.goto('/productos/can-60l')
    await page.getByRole('link', { name: 'Añadir a mi lista' }).click()
    await page.locator('main nav a').first().click()
    await expect(page).not.toHaveURL('/productos/can-60l')
    await page.goto('/productos/lin-12dp')
    await expect(page.getByRole('link', { name: 'Mi lista (1)' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Comparar (3)' })).toHaveAttribute(
      'href',
      /c=CAN-60L,CAN-90X,LIN-12DP$/,
    )
    await page.goto('/productos')
    await expect(page.getByRole('checkbox', { name: 'Elegir CAN-90X', exact: true })).toBeChecked()
  })

  test('the code of a product is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/productos/nor-1r')
    await page.getByRole('button', { name: 'Copiar' }).first().click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('NOR-1R')
  })

  test('a picture opens at once, and its window leads on when the scripts are there', async ({ page }) => {
    await page.goto('/productos/nor-1r')
    await page.locator('main button[popovertarget]').first().click()
    const first = page.locator('#view-1 dialog')
    await expect(first).toBeVisible({ timeout: 1000 })
    expect(await page.evaluate(() => 'firstScript' in window)).toBe(true)
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#view-2 dialog')).toBeVisible()
  })

  test('answers of a form stay', async ({ page }) => {
    await page.goto('/forms/consulta')
    await page.getByText('Que me llamen por teléfono').click()
    await page.getByRole('textbox', { name: 'Empresa' }).fill('Taller de prueba')
    await hasStarted(page)
    await expect(page.locator('form[data-live]')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue('Taller de prueba')
    await expect(page.getByRole('textbox', { name: 'Teléfono' })).toHaveAttribute('aria-required', 'true')
  })
})

test.describe('before a choice about consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the panel shows with the scripts, and the answer is stored once', async ({ page }) => {
    await page.goto('/productos')
    const panel = page.locator('#consent')
    await expect(panel).toBeVisible()
    await panel.locator('button[value=all]').click()
    await expect(panel).toBeHidden()
    const choice = (await page.context().cookies()).find(({ name }) => name === 'consent')?.value
    expect(choice).toBe('v1.statistics')
    await expect
      .poll(() =>
        page.evaluate(() =>
          (Reflect.get(window, 'dataLayer') as { event: string }[]).map(({ event }) => event).toSorted(),
        ),
      )
      // A visitor who answers at once is faster than the page view, which waits for the title.
      .toEqual(['consent', 'page_view'])
  })
})
