import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { fillInLogin } from '../../support/customer/customer.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const path = '/extranet/mis-dispositivos'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'

/** A browser of its own in which Jorge has logged in and reads his devices. */
async function logInWith(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(path)
  await fillInLogin(page, customers.jorge.email, customers.jorge.password)
  await page.waitForURL((url) => url.pathname === path)
  // The provider's own session would log a page in again that loads something ahead after its session has ended.
  await page.context().clearCookies({ domain: 'localhost', path: /interaction|session/ })
  return page
}

const rows = (page: Page) => page.getByRole('table', { name: 'Dónde tiene la sesión iniciada' }).locator('tbody tr')

for (const [width, javaScriptEnabled] of [
  [360, false],
  [1440, true],
] as const) {
  test(`a customer ends one session, then all others, at ${width} pixels ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const viewport = { width, height: 900 }
    const own = await logInWith(browser, { viewport, javaScriptEnabled })
    // Ends Jorge's sessions that other tests have left.
    const all = own.getByRole('button', { name: 'Cerrar sesión en los demás dispositivos' })
    if (await all.isVisible()) await all.click()
    await expect(rows(own)).toHaveCount(1)
    const other = await logInWith(browser, { userAgent: phone, viewport })
    await expect(rows(other)).toHaveCount(2)
    await expect(rows(other).filter({ hasText: 'Safari en iOS' })).toContainText('Este dispositivo')

    await own.reload()
    await expect(rows(own).filter({ hasText: 'Este dispositivo' })).toContainText('Chrome en Linux')
    await expect(rows(own).filter({ hasText: 'Safari en iOS' })).toContainText(/Red (127\.0\.0\.x|::\/48)/)
    const end = own.getByRole('button', { name: /^Cerrar sesión ?: Safari en iOS$/ })
    await end.focus()
    await own.keyboard.press('Enter')
    await expect(rows(own)).toHaveCount(1)
    expect((await other.request.get(path, { maxRedirects: 0 })).status()).toBe(307)
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('Mis dispositivos')

    const third = await logInWith(browser, { viewport })
    await own.reload()
    await all.click()
    await expect(rows(own)).toHaveCount(1)
    expect((await third.request.get(path, { maxRedirects: 0 })).status()).toBe(307)
    if (javaScriptEnabled) {
      await own.evaluate(axe.source)
      const { violations } = await own.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('main'))
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    }
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    for (const page of [own, other, third]) await page.context().close()
  })
}

test('who may read and end sessions: the customer alone, from pages of this site', async () => {
  const [jorge, chiara] = [await logIn(testSiteUrl, customers.jorge), await logIn(testSiteUrl, customers.chiara)]
  const read = async (cookie: string) => {
    const response = await fetch(`${testSiteUrl}${path}`, { redirect: 'manual', headers: { cookie } })
    return [response.status, response.headers.get('cache-control')]
  }
  expect(await read('')).toEqual([307, expect.stringContaining('no-store')])
  for (const cookie of [jorge, chiara]) expect(await read(cookie)).toEqual([200, expect.stringContaining('no-store')])
  const marks = /name="session" value="([\w-]{22})"/.exec(
    await (
      await fetch(`${testSiteUrl}${path}`, { headers: { cookie: await logIn(testSiteUrl, customers.jorge) } })
    ).text(),
  )
  const post = async (cookie: string, origin: string, session = marks?.[1] ?? '') => {
    const body = new URLSearchParams({ session, returnTo: path })
    const init = { method: 'POST', redirect: 'manual', headers: { cookie, origin }, body } as const
    return (await fetch(`${testSiteUrl}/api/auth/end-sessions`, init)).status
  }
  expect({
    visitor: await post('', testSiteUrl),
    'another customer': await post(chiara, testSiteUrl),
    'another website': await post(jorge, 'https://elsewhere.example'),
    'no origin': await post(jorge, 'null'),
    'no mark': await post(jorge, testSiteUrl, 'x'),
    'still held': (await read(jorge))[0],
    self: await post(jorge, testSiteUrl),
  }).toEqual({
    visitor: 401,
    'another customer': 404,
    'another website': 403,
    'no origin': 403,
    'no mark': 400,
    'still held': 200,
    self: 303,
  })
  expect((await fetch(`${testSiteUrl}/api/auth/end-sessions`, { headers: { cookie: jorge } })).status).toBe(405)
})
