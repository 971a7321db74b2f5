import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Cookie, expect, type Page, test } from '@playwright/test'
import { logIn, namesOfCookies } from '../../support/customer.ts'
import { testIdentityUrl, testSiteUrl } from '../../support/test-system.ts'

/** Makes the provider fail, or takes all failures back. */
async function provider(page: Page, order?: Record<string, unknown>): Promise<void> {
  await page.request.delete(`${testIdentityUrl}/faults`)
  if (order) expect((await page.request.post(`${testIdentityUrl}/faults`, { data: order })).status()).toBe(204)
}

test.afterEach(({ page }) => provider(page))

test('tokens are exchanged a minute before they end, and nobody notices', async ({ page }) => {
  await provider(page, { tokenSeconds: 62 })
  await logIn(page)
  const issuedAt = async () => (await (await page.request.get('/api/session')).json()).claims?.iat as number
  const first = await issuedAt()
  await expect.poll(issuedAt, { timeout: 10_000 }).toBeGreaterThan(first)
})

const login = '/api/auth/login?returnTo=/en/extranet'

/** Every row of the catalogue that ends on the error page, with words of its screen, what goes wrong and where it begins. */
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
]

/** Rows of the catalogue that end a session: the page says why, beside what the customer was doing. */
const endings: [code: string, words: string, order: Record<string, unknown>, tokenSeconds: number][] = [
  ['refresh_refused', 'could not be extended', { name: 'refresh-refused' }, 30],
  ['mfa_required', 'asks for a second step', { name: 'mfa_required' }, 30],
  ['session_expired', 'Your session has ended', { name: 'dead-token' }, 1],
]

test('a session that cannot go on ends in every part, and the page says why', async ({ page, context }) => {
  await logIn(page)
  for (const [code, words, order, tokenSeconds] of endings) {
    await provider(page, { tokenSeconds })
    // Without a page, which would ask for its session before the fault is there.
    await page.request.get('/api/auth/login?returnTo=/en/products')
    await page.request.post(`${testIdentityUrl}/faults`, { data: order })
    await page.waitForTimeout(tokenSeconds === 1 ? 1100 : 0)
    await page.goto('/en/products')
    await expectEnded(page, code, words)
  }
  await provider(page, { name: 'missing-refresh-token' })
  await page.request.post(`${testIdentityUrl}/faults`, { data: { tokenSeconds: 30 } })
  await page.goto('/api/auth/login?returnTo=/en/products')
  await expectEnded(page, 'missing_refresh_token', 'could not be extended')
  expect(await namesOfCookies(context)).not.toContain('__Host-session')
})

test('an old copy of a session cookie ends the session, and the page says so', async ({ page, context }) => {
  await logIn(page, '/api/auth/login?returnTo=/en/products')
  // The page has asked for its session: no answer that is under way brings a newer cookie back.
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const [old] = (await context.cookies()).filter(({ name }) => name === '__Host-session')
  expect(old).toBeDefined()
  changeSessions('UPDATE customer_sessions SET rotated_at = 1')
  for (let visit = 0; visit < 2; visit += 1) await page.request.get('/api/session')
  changeSessions('UPDATE customer_sessions SET proved_at = 1')
  await context.addCookies(old ? [old] : [])
  await page.reload()
  await expectEnded(page, 'session_replayed', 'ended for safety')
})

/** The notice of the page, and that no part of the site takes the customer for one any more. */
async function expectEnded(page: Page, code: string, words: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
  await expect(notice, code).toContainText(words)
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0)
  expect(page.url()).not.toMatch(/eyJ|[?&](code|\w*token)=/)
  expect(await namesOfCookies(page.context())).not.toContain('__Host-session')
}

/** Makes time pass for every session. */
function changeSessions(sql: string): void {
  const sessions = new DatabaseSync(join(process.env['TEST_DATA_FOLDER'] ?? '', 'identity', 'sessions.db'))
  sessions.exec(`PRAGMA busy_timeout = 5000; ${sql}`)
  sessions.close()
}

test.describe('an error of the catalogue', () => {
  let known: Cookie[]
  // The provider knows the browser: each error is met at the way back, without a form to fill in.
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext({ baseURL: testSiteUrl })
    await logIn(await context.newPage(), '/api/auth/login?returnTo=/en/products')
    known = (await context.cookies()).filter(({ name }) => !/^(__Host-session|is_authenticated)$/.test(name))
    await context.close()
  })
  test.beforeEach(({ context }) => context.addCookies(known))

  for (const [code, words, order, from = login] of rows) {
    test(`${code} leads to its screen, with clear words, whom to ask, and no session`, async ({ page, context }) => {
      await provider(page, order)
      await page.goto(from)
      const url = new URL(page.url())
      expect([url.pathname, url.searchParams.get('error')]).toEqual(['/en/login-error', code])
      await expect(page.getByRole('heading', { level: 1, name: 'The sign-in did not succeed' })).toBeVisible()
      await expect(page.locator('main')).toContainText(words)
      await expect(page.getByRole('link', { name: 'extranet@zarandal.example' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en')
      expect(page.url()).not.toMatch(/eyJ|[?&](code|\w*token)=/)
      expect(await namesOfCookies(context)).not.toContain('__Host-session')
    })
  }

  test('is left by signing in again', async ({ page }) => {
    await page.goto(`/en/login-error?${new URLSearchParams({ error: 'state_mismatch', returnTo: '/en/extranet' })}`)
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await page.waitForURL('**/en/extranet')
  })
})
