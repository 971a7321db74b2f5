import { expect, type Page, test } from '@playwright/test'
import { logIn, namesOfCookies } from '../../support/customer.ts'
import { testIdentityUrl } from '../../support/test-system.ts'

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

/** Every row of the catalogue that a provider can cause, with words of its screen. */
const rows: [code: string, words: string, order: Record<string, unknown>][] = [
  ['state_mismatch', 'belongs to another sign-in', { name: 'state' }],
  ['login_required', 'does not know you any more', { name: 'login_required' }],
  ['consent_required', 'your consent', { name: 'consent_required' }],
  ['interaction_required', 'an answer from you', { name: 'interaction_required' }],
  ['access_denied', 'your account has no access', { name: 'access_denied' }],
  ['mfa_required', 'asks for a second step', { name: 'mfa_required' }],
  ['id_token_missing', 'the proof is missing', { name: 'no-id-token' }],
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
  ['provider_unavailable', 'cannot be reached', { name: 'token-error' }],
]

test('every error of the catalogue leads to its screen, with clear words, whom to ask, and no session', async ({
  page,
  context,
}) => {
  await logIn(page)
  for (const [code, words, order] of rows) {
    await context.clearCookies({ name: /^(__Host-session|is_authenticated)$/ })
    await provider(page, order)
    await page.goto('/en/login-error')
    await page.goto('/api/auth/login?returnTo=/en/extranet')
    const url = new URL(page.url())
    expect([code, url.pathname, url.searchParams.get('error')]).toEqual([code, '/en/login-error', code])
    await expect(page.getByRole('heading', { level: 1, name: 'The sign-in did not succeed' })).toBeVisible()
    await expect(page.locator('main')).toContainText(words)
    await expect(page.getByRole('link', { name: 'extranet@zarandal.example' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/en')
    expect(page.url()).not.toMatch(/eyJ|[?&](code|\w*token)=/)
    expect(await namesOfCookies(context)).not.toContain('__Host-session')
  }
  await provider(page)
  await page.getByRole('link', { name: 'Sign in again' }).click()
  await page.waitForURL('**/en/extranet')
})
