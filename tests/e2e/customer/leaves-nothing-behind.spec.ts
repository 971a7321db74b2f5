import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { logIn, namesOfCookies } from '../../support/customer.ts'

const account = (page: Page) => page.getByRole('button', { name: 'Su cuenta: Marta Solís' })
const catalogues = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Catálogos' })

/** Opens the entrance, and has the browser fetch the catalogues before anybody asks for them. */
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

/** Writes down every heading of the site that is shown from now on, in this document and in those that follow. */
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

async function logOutInAnotherTab(context: BrowserContext): Promise<void> {
  const other = await context.newPage()
  await other.goto('/productos')
  await account(other).click()
  await other.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await other.waitForURL('**/productos')
  await expect.poll(() => namesOfCookies(context)).not.toContain('__Host-session')
  await other.close()
}

const endings: Readonly<Record<string, (context: BrowserContext) => Promise<void>>> = {
  'has logged out in another tab': logOutInAnotherTab,
  'has cleared the cookies': (context) => context.clearCookies(),
}

for (const [what, end] of Object.entries(endings)) {
  test(`who ${what} is led to the login by a link whose page was fetched before, and by the way back`, async ({
    page,
    context,
  }) => {
    await preloadCatalogues(page)
    const here = await page.locator('main h1').innerText()
    await end(context)
    const shown = await watchHeadings(page)
    await catalogues(page).click()
    await page.waitForURL('**/interaction/**')
    await expect(page.locator('#password')).toBeVisible()
    // What stood there before the click is all that was seen of the extranet.
    expect(shown.filter((heading) => heading !== here)).toEqual([])
    shown.length = 0
    await page.goBack()
    await page.waitForURL('**/interaction/**')
    await expect(page.locator('#password')).toBeVisible()
    expect(shown).toEqual([])
  })

  test(`who ${what} is shown no page of before by the way back in one document`, async ({ page, context }) => {
    await preloadCatalogues(page)
    const before = await page.locator('main h1').innerText()
    await catalogues(page).click()
    await expect(page.locator('main h1')).not.toHaveText(before)
    await end(context)
    const shown = await watchHeadings(page)
    await page.goBack()
    await page.waitForURL('**/interaction/**')
    await expect(page.locator('#password')).toBeVisible()
    expect(shown).not.toContain(before)
  })
}

test('a page behind the login that the browser puts away is covered, and asked for anew when it comes back', async ({
  page,
  context,
}) => {
  await logIn(page, '/api/auth/login?returnTo=/extranet')
  await expect(account(page)).toBeVisible()
  // This browser puts away no page that must not be stored; others do.
  const move = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await move('pagehide')
  await expect(page.locator('main h1')).toBeHidden()
  await context.clearCookies()
  await move('pageshow')
  await page.waitForURL('**/interaction/**')
})
