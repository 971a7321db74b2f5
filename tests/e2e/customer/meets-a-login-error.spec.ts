import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Cookie, expect, type Page, test } from '@playwright/test'
import { identityErrors } from 'site/identity/identity-errors.ts'
import { logIn, namesOfCookies } from '../../support/customer/customer.ts'
import { shownTexts } from '../../support/page/shown-texts.ts'
import { siteLog } from '../../support/system-log.ts'
import { testIdentityUrl, testSiteUrl } from '../../support/test-system.ts'

/** Injects a fault into the provider, or removes all faults. */
async function provider(page: Page, order?: Record<string, unknown>): Promise<void> {
  await page.request.delete(`${testIdentityUrl}/faults`)
  if (order) expect((await page.request.post(`${testIdentityUrl}/faults`, { data: order })).status()).toBe(204)
}

test.afterEach(({ page }) => provider(page))

test('tokens are exchanged a minute before they end, without a visible change', async ({ page }) => {
  await provider(page, { tokenSeconds: 62 })
  await logIn(page)
  const issuedAt = async () => (await (await page.request.get('/api/session')).json()).claims?.iat as number
  const first = await issuedAt()
  await expect.poll(issuedAt, { timeout: 60_000 }).toBeGreaterThan(first)
})

const login = '/api/auth/login?returnTo=/en/extranet'

/** Every row of the catalogue that ends on the error page: a text of its screen, the fault and the start address. */
const rows: [code: string, words: string, order?: Record<string, unknown>, from?: string][] = [
  ['missing_transaction', 'No sign-in is under way', undefined, '/api/auth/callback/provider?code=a&state=b'],
  ['state_mismatch', 'belongs to another sign-in', { name: 'state' }],
  ['login_required', 'does not know you any more', { name: 'login_required' }],
  ['consent_required', 'your consent', { name: 'consent_required' }],
  ['interaction_required', 'an answer from you', { name: 'interaction_required' }],
  ['access_denied', 'your account has no access', { name: 'access_denied' }],
  ['mfa_required', 'asks for a second step', { name: 'mfa_required' }],
  ['id_token_missing', 'the proof is missing', { name: 'no-id-token' }],
  ['id_token_malformed', 'it cannot be read', { name: 'malformed' }],
  ['id_token_issuer', 'it comes from another service', { name: 'issuer' }],
  ['id_token_subject', 'it names nobody', { name: 'subject' }],
  ['id_token_algorithm', 'signed in a way we do not accept', { name: 'algorithm' }],
  ['id_token_signature', 'its signature is wrong', { name: 'signature' }],
  ['id_token_audience', 'meant for another website', { name: 'audience' }],
  ['id_token_authorized_party', 'made for another application', { name: 'authorized-party' }],
  ['id_token_nonce', 'it answers another sign-in', { name: 'nonce' }],
  ['id_token_expiry', 'it has expired', { name: 'expiry', seconds: -65 }],
  ['id_token_not_before', 'it is not valid yet', { name: 'not-before', seconds: 90 }],
  ['id_token_issued_at', 'its date lies in the future', { name: 'issued-at', seconds: 90 }],
  ['id_token_auth_time', 'too long ago', { name: 'auth-time', seconds: -43_270 }],
  ['id_token_organisation', 'of another company', { name: 'organisation' }, `${login}&organisation=org_levante`],
  ['provider_error', 'refused the sign-in', { name: 'refresh-refused' }],
  ['provider_unavailable', 'cannot be reached', { name: 'token-error' }],
  ['timeout', 'took too long', { name: 'slow-token', ms: 11_000 }],
]

/** Rows of the catalogue that end a session whose tokens are refreshed a minute before their end. */
const endings: [code: string, words: string, order: Record<string, unknown>][] = [
  ['refresh_refused', 'could not be extended', { name: 'refresh-refused' }],
  ['mfa_required', 'asks for a second step', { name: 'mfa_required' }],
]

/** Rows that have a test of their own below. */
const others = ['missing_refresh_token', 'session_expired', 'session_replayed', 'cancelled']

test('each error of the catalogue has a test', () => {
  const tested = [...rows, ...endings].map(([code]) => code)
  expect([...new Set([...tested, ...others])].toSorted()).toEqual(Object.keys(identityErrors).toSorted())
})

test('an old copy of a session cookie ends the session, and the page shows a notice', async ({ page, context }) => {
  await logIn(page, '/api/auth/login?returnTo=/en/products')
  // The page has requested its session: no response in flight can set a newer cookie.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const [old] = (await context.cookies()).filter(({ name }) => name === '__Host-session')
  expect(old).toBeDefined()
  changeSessions('UPDATE customer_sessions SET rotated_at = 1')
  for (let visit = 0; visit < 2; visit += 1) await page.request.get('/api/session')
  changeSessions('UPDATE customer_sessions SET proved_at = 1')
  await context.addCookies(old ? [old] : [])
  await page.reload()
  await expectEnded(page, 'ended for safety')
})

/** Secrets and values that lead to them: tokens, codes and the provider's parameter for the second step. */
const secrets = /eyJ|secret-mfa-token|[?&](code|state|nonce|\w*token)=|"\w+_token"/

/** Expects the error in the site's last log line of that kind, and no secret anywhere in the log. */
async function expectLogged(line: RegExp, what: string): Promise<void> {
  await expect.poll(async () => [...(await siteLog()).matchAll(line)].at(-1)?.[1]).toBe(what)
  expect(await siteLog()).not.toMatch(secrets)
}

/** Expects the notice of the page, and no session in any part of the site. */
async function expectEnded(page: Page, words: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
  await expect(notice).toContainText(words)
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0)
  expect(page.url()).not.toMatch(secrets)
  expect(await namesOfCookies(page.context())).not.toContain('__Host-session')
}

/** Moves the start of every session into the past. */
function changeSessions(sql: string): void {
  const sessions = new DatabaseSync(join(process.env['TEST_DATA_FOLDER'] ?? '', 'identity', 'sessions.db'))
  sessions.exec(`PRAGMA busy_timeout = 5000; ${sql}`)
  sessions.close()
}

test.describe('an error of the catalogue', () => {
  let known: Cookie[]
  // The provider knows the browser: each error occurs at the callback, without a form to fill in.
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ baseURL: testSiteUrl })
    await logIn(await context.newPage(), '/api/auth/login?returnTo=/en/products')
    known = (await context.cookies()).filter(({ name }) => !/^(__Host-session|is_authenticated)$/.test(name))
    await context.close()
  })
  test.beforeEach(({ context }) => context.addCookies(known))

  // Redirects lead to a document that needs no script: a request meets what a browser would.
  for (const [code, words, order, from = login] of rows) {
    test(`${code} leads to its screen with a clear text, a contact and no session`, async ({ page, context }) => {
      await provider(page, order)
      const response = await page.request.get(from)
      const url = new URL(response.url())
      expect([url.pathname, url.searchParams.get('error')]).toEqual(['/en/login-error', code])
      const screen = await response.text()
      const main = /<main[\s\S]*<\/main>/.exec(screen)?.[0] ?? ''
      expect(main).toMatch(/<h1[^>]*>The sign-in did not succeed<\/h1>/)
      expect(shownTexts(main)).toContain(words)
      expect(main).toContain('href="mailto:extranet@zarandal.example')
      expect(main).toMatch(/<a [^>]*href="\/en"/)
      expect(response.url()).not.toMatch(secrets)
      expect(await namesOfCookies(context)).not.toContain('__Host-session')
      await expectLogged(
        /A login failed: (\w+, reference \w+)/g,
        `${code}, reference ${url.searchParams.get('reference')}`,
      )
    })
  }

  /** Logs in without a page, which would request its session before a fault is there. */
  async function logInBeside(page: Page): Promise<void> {
    // After a hanging provider the site sends no login to it for some seconds: its circuit is open.
    await expect(async () => {
      const end = await page.request.get('/api/auth/login?returnTo=/en/products')
      expect(new URL(end.url()).pathname).toBe('/en/products')
    }).toPass({ timeout: 30_000 })
  }

  const failedRefresh = /A session could not be refreshed: (\w+)/g

  for (const [code, words, order] of endings) {
    test(`${code} ends the session in every part of the site, and the next page shows the reason`, async ({ page }) => {
      await provider(page, { tokenSeconds: 30 })
      await logInBeside(page)
      await page.request.post(`${testIdentityUrl}/faults`, { data: order })
      // No request waits while the tokens are valid: this one starts the refresh.
      expect((await (await page.request.get('/api/session')).json()).authenticated).toBe(true)
      await expectLogged(failedRefresh, code)
      await page.goto('/en/products')
      await expectEnded(page, words)
    })
  }

  test('a provider that is away for a quarter of an hour after the tokens have ended ends the session', async ({
    page,
  }) => {
    await provider(page, { tokenSeconds: 1 })
    await logInBeside(page)
    await page.request.post(`${testIdentityUrl}/faults`, { data: { name: 'dead-token' } })
    await page.waitForTimeout(1100)
    expect((await (await page.request.get('/api/session')).json()).authenticated).toBe(true)
    changeSessions(`UPDATE customer_sessions SET tokens_end_at = ${Date.now() - 15 * 60_000}, retry_at = 0`)
    await page.goto('/en/products')
    await expectEnded(page, 'Your session has ended')
    await expectLogged(failedRefresh, 'provider_unavailable')
  })

  test('missing_refresh_token ends the session in every part of the site, and the next page shows the reason', async ({
    page,
  }) => {
    await provider(page, { name: 'missing-refresh-token' })
    await page.request.post(`${testIdentityUrl}/faults`, { data: { tokenSeconds: 30 } })
    await logInBeside(page)
    expect((await (await page.request.get('/api/session')).json()).authenticated).toBe(true)
    await expectLogged(failedRefresh, 'missing_refresh_token')
    await page.goto('/en/products')
    await expectEnded(page, 'could not be extended')
  })

  test('cancelled shows in the page that opened the window, and there is no session', async ({ page }) => {
    await page.request.get('/api/auth/login?returnTo=/en/products')
    await page.goto('/en/products')
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    await page.context().clearCookies({ name: /^(__Host-session|_identity.*)$/ })
    await page.evaluate(() => window.dispatchEvent(new Event('site:session-refused')))
    const again = page.getByRole('alert').getByRole('button', { name: 'Sign in again' })
    const [popup] = await Promise.all([page.waitForEvent('popup'), again.click()])
    await popup.waitForURL('**/interaction/**')
    await popup.close()
    await expectEnded(page, 'was closed before the sign-in was finished')
    expect(await siteLog()).not.toMatch(secrets)
  })

  test('a new login leaves the error screen', async ({ page }) => {
    await page.goto(`/en/login-error?${new URLSearchParams({ error: 'state_mismatch', returnTo: '/en/extranet' })}`)
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await page.waitForURL('**/en/extranet')
  })
})
