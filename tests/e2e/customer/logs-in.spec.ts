import { expect, type Page, test } from '@playwright/test'
import { fillInLogin as fillIn, logIn, namesOfCookies as namesOf } from '../../support/customer/customer.ts'
import { testMailUrl, testSiteUrl } from '../../support/test-system.ts'

const form = '/forms/consulta'

const account = (page: Page) => page.getByRole('button', { name: 'Su cuenta: Marta Solís' })

test('a customer logs in from the header, comes back to the page with its query, and logs out', async ({ page }) => {
  await page.goto('/productos?page=2')
  const link = page.getByRole('link', { name: 'Acceso clientes' })
  await link.click()
  await fillIn(page, 'marta@levante.example', 'wrong')
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await fillIn(page)
  await page.waitForURL('**/productos?page=2')
  await account(page).click()
  await expect(page.getByText('Suministros Levante')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await page.waitForURL('**/productos?page=2')
  await expect(link).toBeVisible()
  expect(await namesOf(page.context())).not.toContain('__Host-session')
})

test('a shared cached page shows the customer’s name without a layout shift', async ({ page }) => {
  await page.goto('/productos')
  const before = await page.getByRole('link', { name: 'Acceso clientes' }).boundingBox()
  await logIn(page)
  const response = await page.goto('/productos')
  expect(response?.headers()['cache-status']).toBe('zarandal; hit')
  await expect(account(page)).toBeVisible()
  expect(await account(page).boundingBox()).toEqual(before)
})

test('a silent login succeeds when the provider knows the browser, and logs the customer out when it does not', async ({
  page,
  context,
}) => {
  await logIn(page)
  await context.clearCookies({ name: '__Host-session' })
  await page.goto('/productos')
  await expect(account(page)).toBeVisible()
  await context.clearCookies({ name: '__Host-session' })
  await context.clearCookies({ name: /^_identity/ })
  await page.goto('/productos')
  await expect.poll(() => namesOf(context)).not.toContain('is_authenticated')
  await expect(page.getByRole('link', { name: 'Acceso clientes' })).toBeVisible()
})

test('a silent login on another market’s host without the provider’s cookie removes the hint, and one click logs in', async ({
  page,
  context,
}) => {
  const host = testSiteUrl.replace('localhost', 'italy.localhost')
  const marta = page.getByRole('button', { name: /Marta Solís/ })
  await logIn(page, `${host}/api/auth/login?returnTo=/`)
  await expect(marta).toBeVisible()
  await context.clearCookies({ name: '__Host-session' })
  const requested = page.waitForRequest((request) => request.url().includes('prompt=none'))
  await page.goto(host)
  await requested
  await expect.poll(() => namesOf(context)).not.toContain('is_authenticated')
  await page.getByRole('link', { name: 'Accesso clienti' }).click()
  await page.waitForURL(`${host}/`)
  await expect(marta).toBeVisible()
})

test('after a logout in another tab the page shows a notice and keeps the typed text; the login opens in a window', async ({
  page,
  context,
}) => {
  await logIn(page, `/api/auth/login?returnTo=${form}`)
  const typed = page.getByRole('textbox', { name: 'Empresa' })
  await typed.fill('Ferretería del Puerto')
  await expect(account(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/productos')
  await account(other).click()
  await other.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await other.waitForURL('**/productos')
  await other.close()
  const notice = page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('Lo que ha escrito sigue aquí.')

  const openWindow = async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      notice.getByRole('button', { name: 'Entrar de nuevo' }).click(),
    ])
    await popup.waitForURL('**/interaction/**')
    return popup
  }
  const closed = await openWindow()
  expect(await closed.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([400, 600])
  await closed.close()
  await expect(notice).toContainText('La ventana de acceso se cerró antes de terminar.')
  await fillIn(await openWindow())
  await expect(page.getByRole('alert').filter({ hasText: 'Ha entrado de nuevo.' })).toBeVisible()
  await expect(account(page)).toBeVisible()
  await expect(typed).toHaveValue('Ferretería del Puerto')
})

test('a customer’s typed text is removed when another customer logs in', async ({ page, context }) => {
  await logIn(page, `/api/auth/login?returnTo=${form}`)
  await expect(account(page)).toBeVisible()
  const typed = page.getByRole('textbox', { name: 'Empresa' })
  await typed.fill('Ferretería del Puerto')
  const other = await context.newPage()
  await other.goto('/productos')
  await account(other).click()
  await other.getByRole('button', { name: 'Cerrar la sesión' }).click()
  await other.waitForURL('**/productos')
  await other.close()
  const notice = page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    notice.getByRole('button', { name: 'Entrar de nuevo' }).click(),
  ])
  await fillIn(popup, 'jorge@levante.example')
  await expect(page.getByRole('button', { name: 'Su cuenta: Jorge' })).toBeVisible()
  await expect(typed).toHaveValue('')
  await page.reload()
  await expect(typed).toHaveValue('')
})

test('five tabs that begin a login for five pages each end at theirs, and an answer that comes twice leads there again', async ({
  page,
  context,
}) => {
  const paths = ['/extranet', '/en/extranet', '/it/extranet', '/productos?page=2', '/en/products']
  const tabs: [string, Page][] = []
  for (const path of paths) {
    const tab = await context.newPage()
    await tab.goto(`/api/auth/login?${new URLSearchParams({ returnTo: path })}`)
    tabs.push([path, tab])
  }
  let answer = ''
  // Of the last one alone: a tab that stays open requests its session by itself, in a frame.
  tabs[0]?.[1].on('request', (request) => {
    const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null
    if (isPage && request.url().includes('/callback/provider')) answer = request.url()
  })
  for (const [path, tab] of tabs.toReversed()) {
    await fillIn(tab)
    await expect(tab).toHaveURL(path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(answer)
  await expect(page).toHaveURL('/extranet')
})

test('the error screen of a login whose cookie is gone leads to the page that was wanted', async ({
  page,
  context,
}) => {
  await page.goto('/api/auth/login?returnTo=/en/products?page=2')
  await context.clearCookies({ name: /^__Host-login-/ })
  await fillIn(page)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL('/en/products?page=2')
})

test('a browser that loads the login ahead of a click gets no cookie', async ({ request }) => {
  for (const name of ['Sec-Purpose', 'Purpose']) {
    const sent = await request.get('/api/auth/login?returnTo=/extranet', {
      headers: { [name]: 'prefetch' },
      maxRedirects: 0,
    })
    expect([sent.status(), sent.headers()['set-cookie']]).toEqual([503, undefined])
  }
})

test('the address of a silent login leads to a page when it is opened as a document, and the session continues', async ({
  page,
}) => {
  await logIn(page)
  await page.context().clearCookies({ name: /^_identity/ })
  await page.goto('/api/auth/login?mode=silent')
  await expect(page).toHaveURL('/')
  for (const mode of ['silent', 'popup', 'redirect']) {
    await page.goto(`/api/auth/done?mode=${mode}&result=login_required`)
    await expect(page).toHaveURL('/')
  }
  await expect(account(page)).toBeVisible()
})

test('a customer whose account requires a second step enters the code from the mail', async ({ page }) => {
  await page.goto('/api/auth/login?returnTo=/productos')
  await fillIn(page, 'paolo@brenta.example', 'chiavi-2026')
  await page.locator('#code').fill('000000')
  await page.locator('form[action$="/code"] button').click()
  await expect(page.getByRole('alert')).toBeVisible()
  const box = await (await page.request.get(testMailUrl)).text()
  const code = /Código (\d{6})/.exec(box)?.[1] ?? ''
  await page.locator('#code').fill(code)
  await page.locator('form[action$="/code"] button').click()
  await page.waitForURL('**/productos')
  await expect(page.getByRole('button', { name: 'Su cuenta: Paolo Dorigo' })).toBeVisible()
})

test('a login in a window times out after a minute, and the page shows a notice', async ({ page, context }) => {
  await logIn(page)
  await expect(account(page)).toBeVisible()
  await context.clearCookies({ name: /^(__Host-session|_identity.*)$/ })
  await page.clock.install()
  await page.evaluate(() => window.dispatchEvent(new Event('site:session-refused')))
  const notice = page.getByRole('alert').filter({ hasText: 'Su sesión ha terminado' })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    notice.getByRole('button', { name: 'Entrar de nuevo' }).click(),
  ])
  await popup.waitForURL('**/interaction/**')
  await page.clock.fastForward(61_000)
  await expect(notice).toContainText('El acceso ha tardado demasiado.')
  expect(popup.isClosed()).toBe(true)
})
