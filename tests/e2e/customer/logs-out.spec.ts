import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { fillInLogin, logIn, namesOfCookies } from '../../support/customer/customer.ts'
import { letSessionExpire } from '../../support/customer/customer-session.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Su cuenta: Marta Solís' })
const catalogues = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Catálogos' })

/** Opens the entrance, and waits until the browser has prefetched the catalogues. */
async function preloadCatalogues(page: Page): Promise<void> {
  await logIn(page, '/api/auth/login?returnTo=/productos')
  await expect(async () => {
    await page.goto('/extranet')
    await expect(account(page)).toBeVisible()
    const preloaded = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes('/catalogos?_rsc'),
      timeout: 5000,
    })
    await catalogues(page).hover()
    await preloaded
  }, 'the catalogues are preloaded').toPass()
}

/** Records every heading that the site shows from now on, in this document and in later ones. */
async function watchHeadings(page: Page): Promise<string[]> {
  const shown: string[] = []
  await page.exposeFunction('noteHeading', (heading: string) => shown.push(heading))
  const watch = () => {
    const look = () => {
      const heading = document.querySelector('main#content h1')
      if (heading?.checkVisibility({ visibilityProperty: true }))
        Reflect.get(window, 'noteHeading')(heading.textContent)
    }
    look()
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
  return shown
}

/**
 * Goes one step back, like the browser's button. The caller waits for an address or a text: a page that replaces
 * itself ends the navigation that `page.goBack` waits for.
 */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => window.history.back()).catch(() => undefined)
}

/** @param whileLeaving runs before the site receives the logout */
async function logOutInAnotherTab(context: BrowserContext, whileLeaving: () => Promise<void>): Promise<void> {
  const other = await context.newPage()
  await other.goto('/productos')
  await account(other).click()
  await other.route('**/api/auth/logout', async (route) => {
    await whileLeaving()
    await route.continue()
  })
  await Promise.all([
    other.waitForResponse('**/api/auth/logged-out'),
    other.getByRole('button', { name: 'Cerrar la sesión' }).click(),
  ])
  await expect.poll(() => namesOfCookies(context)).not.toContain('__Host-session')
  await other.close()
}

test('after the cookies are cleared, a link to a prefetched page and the Back button lead to the login', async ({
  page,
  context,
}) => {
  await preloadCatalogues(page)
  const here = await page.locator('main h1').innerText()
  await context.clearCookies()
  const shown = await watchHeadings(page)
  await catalogues(page).click()
  await page.waitForURL('**/interaction/**')
  await expect(page.locator('#password')).toBeVisible()
  // After the click, no further heading of the extranet was shown.
  expect(shown.filter((heading) => heading !== here)).toEqual([])
  shown.length = 0
  const first = page.url()
  await goBack(page)
  await page.waitForURL((url) => url.pathname.includes('/interaction/') && url.href !== first)
  await expect(page.locator('#password')).toBeVisible()
  expect(shown).toEqual([])
})

test('after the cookies are cleared, Back within one document shows no earlier page', async ({ page, context }) => {
  await preloadCatalogues(page)
  const before = await page.locator('main h1').innerText()
  await catalogues(page).click()
  await expect(page.locator('main h1')).not.toHaveText(before)
  await context.clearCookies()
  const shown = await watchHeadings(page)
  await goBack(page)
  await page.waitForURL('**/interaction/**')
  await expect(page.locator('#password')).toBeVisible()
  expect(shown).not.toContain(before)
})

const priceList = '/extranet/catalogos/maquinas/tarifa-de-maquinas-2026'
const nameOfList = 'Tarifa de máquinas 2026'
const jorge = (page: Page) => page.getByRole('button', { name: 'Su cuenta: Jorge' })

/** Marta reads a price list that Jorge may not read, and follows the link to its folder. */
async function readPriceList(page: Page): Promise<void> {
  await logIn(page, `/api/auth/login?returnTo=${priceList}`)
  await expect(page.locator('main h1')).toHaveText(nameOfList)
  await expect(account(page)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true))
  await page.locator('main').getByRole('link', { name: 'Máquinas' }).first().click()
  await page.waitForURL('**/extranet/catalogos/maquinas')
  await expect(page.locator('main h1')).toHaveText('Máquinas')
  // Both pages are of one document, so that the router has the price list in its cache.
  expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(true)
  await expect(page.locator('main').getByText(nameOfList).first()).toBeVisible()
}

/** Jorge logs in in another tab and replaces Marta, who has not logged out. */
async function logInAsJorge(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /^_identity/ })
  const other = await context.newPage()
  await other.goto('/api/auth/login?returnTo=/productos')
  await fillInLogin(other, 'jorge@levante.example')
  await expect(jorge(other)).toBeVisible()
  await other.close()
}

/** No tab publishes an event, like in a browser that has frozen the receiving tab. */
async function muteTabs(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
}

/** Expects that the whole page is Jorge's. */
async function expectNothingOfMarta(page: Page): Promise<void> {
  await expect(jorge(page)).toBeVisible()
  expect(await page.content()).not.toMatch(/Tarifa de máquinas|Marta/)
}

test('a logout in another tab removes the page at once, and the next customer sees nothing of the previous one', async ({
  page,
  context,
}) => {
  await readPriceList(page)
  const entriesBefore = await page.evaluate(() => window.history.length)
  const shown = await watchHeadings(page)
  await logOutInAnotherTab(context, () => expect(page.locator('main h1')).toBeHidden())
  // No login starts automatically: the provider may still know the customer who is logging out.
  await page.waitForURL((url) => url.pathname === '/')
  expect(shown).not.toContain(nameOfList)
  await page.getByRole('link', { name: 'Acceso clientes' }).click()
  await fillInLogin(page, 'jorge@levante.example')
  await page.waitForURL((url) => url.pathname === '/')
  await expectNothingOfMarta(page)
  const entries = await page.evaluate(() => window.history.length)
  // The price list was the last history entry but one.
  await page.evaluate((steps) => window.history.go(steps), entriesBefore - 1 - entries)
  await page.waitForURL(`**${priceList}`)
  await expect(page.locator('main h1')).toHaveText('No tiene acceso a esta página')
  await expectNothingOfMarta(page)
  expect(shown).not.toContain(nameOfList)
})

test('another customer’s login in another tab replaces the page and the router’s cache, for Back and Forward too', async ({
  page,
  context,
}) => {
  await readPriceList(page)
  await logInAsJorge(context)
  await expectNothingOfMarta(page)
  expect(await page.evaluate(() => Reflect.has(window, 'isFirstDocument'))).toBe(false)
  const shown = await watchHeadings(page)
  await goBack(page)
  await expect(page.locator('main h1')).toHaveText('No tiene acceso a esta página')
  await expectNothingOfMarta(page)
  await page.goForward()
  await expect(page.locator('main h1')).toHaveText('Máquinas')
  await expectNothingOfMarta(page)
  expect(shown).not.toContain(nameOfList)
})

test('where no tab receives the event, Back loads the page from the site, for the current customer', async ({
  page,
  context,
}) => {
  await muteTabs(context)
  await readPriceList(page)
  const shown = await watchHeadings(page)
  await logInAsJorge(context)
  await goBack(page)
  await expect(page.locator('main h1')).toHaveText('No tiene acceso a esta página')
  await expectNothingOfMarta(page)
  expect(shown).not.toContain(nameOfList)
})

test('an expired session removes its pages as soon as the page receives the event', async ({ page, context }) => {
  await readPriceList(page)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  await letSessionExpire(process.env['TEST_DATA_FOLDER'] ?? '', cookie)
  await page.evaluate(() => window.dispatchEvent(new Event('site:session-refused')))
  // The provider still knows Marta: the same page opens in a new document after a new login.
  await expect.poll(() => page.evaluate(() => Reflect.has(window, 'isFirstDocument')).catch(() => true)).toBe(false)
  await expect(account(page)).toBeVisible()
})

test('after a logout, Back shows no earlier page', async ({ page }) => {
  await readPriceList(page)
  const entriesBefore = await page.evaluate(() => window.history.length)
  const shown = await watchHeadings(page)
  await account(page).click()
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  shown.length = 0
  // The folder of the price list was the last history entry before the logout.
  await page.evaluate((before) => window.history.go(before - window.history.length), entriesBefore)
  await expect(page.locator('#password')).toBeVisible()
  expect(shown.filter((heading) => [nameOfList, 'Máquinas'].includes(heading))).toEqual([])
})

/** This browser puts no `no-store` page into the back-forward cache; others do. */
const move = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)

test('a public page in the back-forward cache holds no customer name, and shows the current one when it returns', async ({
  page,
  context,
}) => {
  await muteTabs(context)
  await logIn(page, '/api/auth/login?returnTo=/productos')
  await expect(account(page)).toBeVisible()
  await move(page, 'pagehide')
  expect(await page.content()).not.toContain('Marta')
  await logInAsJorge(context)
  await move(page, 'pageshow')
  await expectNothingOfMarta(page)
})

test('an extranet page in the back-forward cache is covered, and requested again when it returns', async ({
  page,
  context,
}) => {
  await logIn(page, '/api/auth/login?returnTo=/extranet')
  await expect(account(page)).toBeVisible()
  await move(page, 'pagehide')
  await expect(page.locator('main h1')).toBeHidden()
  await context.clearCookies()
  await move(page, 'pageshow')
  await page.waitForURL('**/interaction/**')
})
