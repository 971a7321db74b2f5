import { expect, test } from '@playwright/test'
import { logIn as logInOverHttp } from 'scripts/system/browser/log-in.ts'
import { logIn } from '../../support/customer/customer.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { gateHeaders, signedQuery } from '../../support/http/gate.ts'
import { headerScore } from '../../support/http/header-score.ts'
import { pagesOfEveryKind } from '../../support/page/pages-of-every-kind.ts'
import { policyFindings } from '../../support/page/policy-findings.ts'
import { watchViolations } from '../../support/page/policy-violations.ts'
import { protectionProblems } from '../../support/page/protection-problems.ts'
import { testSiteUrl } from '../../support/test-system.ts'

/** One response of every kind. */
const answers = [
  { path: '/', status: 200, isPage: true },
  { path: '/en/products', status: 200, isPage: true },
  { path: '/buscar?q=llave', status: 200, isPage: true },
  { path: '/no-hay-tal-pagina', status: 404, isPage: true },
  { path: '/extranet', status: 307, isPage: false },
  { path: '/login-error', status: 401, isPage: true },
  { path: '/robots.txt', status: 200, isPage: false },
  { path: '/sitemap.xml', status: 200, isPage: false },
  { path: '/productos/nor-1r.md', status: 200, isPage: false },
  { path: '/extranet.md', status: 404, isPage: false },
  { path: '/productos/nor-1r.pdf', status: 200, isPage: false },
  { path: '/llms.txt', status: 200, isPage: false },
  { path: '/feeds/es/news.xml', status: 200, isPage: false },
  { path: '/feeds/es/events.ics', status: 200, isPage: false },
  { path: '/manifest.webmanifest', status: 200, isPage: false },
  { path: '/01/2000000010014', status: 307, isPage: false },
  { path: '/01/2000000010014?linkType=all', status: 200, isPage: false },
  { path: '/icon.svg', status: 200, isPage: false },
  { path: '/favicon.ico', status: 200, isPage: false },
  { path: '/.well-known/security.txt', status: 200, isPage: false },
  { path: '/api/nothing', status: 404, isPage: false },
  { path: '/_next/image?url=%2Ficon.svg&w=64&q=75', status: 404, isPage: false },
  { path: '/_next/static/none.js', status: 404, isPage: false },
  { path: '/api/session', status: 200, isPage: false },
  { path: '/api/downloads/global/catalogos/llaves/tarifa/it.pdf', status: 401, isPage: false },
  { path: `/${'a'.repeat(9000)}`, status: 414, isPage: false },
]

test('every kind of response has the security headers and names no program', async () => {
  for (const { path, isPage } of answers) {
    const { headers } = await fetch(`${testSiteUrl}${path}`, { redirect: 'manual' })
    expect([path, protectionProblems(Object.fromEntries(headers))]).toEqual([path, []])
    if (isPage) expect([path, policyProblems(headers.get('content-security-policy') ?? '')]).toEqual([path, []])
  }
})

test('every response has the status of its row', async () => {
  for (const { path, status } of answers) {
    expect([path, (await fetch(`${testSiteUrl}${path}`, { redirect: 'manual' })).status]).toEqual([path, status])
  }
})

type Page = { path: string; status: number; headers?: Record<string, string>; form?: Record<string, string> }

/** One page of every kind. */
async function everyKindOfPage(): Promise<Page[]> {
  const staging = { host: new URL(testSiteUrl).host.replace('localhost', 'staging.localhost') }
  const cookie = await logInOverHttp(testSiteUrl, customers.marta)
  return [
    { path: '/', status: 200 },
    { path: '/en/products', status: 200 },
    { path: '/buscar?q=llave', status: 200 },
    { path: '/landing-smart-pro-mini', status: 200 },
    { path: '/forms/consulta', status: 200 },
    {
      path: '/api/forms/esta-ya-no',
      status: 404,
      headers: { origin: testSiteUrl, accept: 'text/html' },
      form: { a: 'b' },
    },
    { path: '/no-hay-tal-pagina', status: 404 },
    { path: '/login-error', status: 401 },
    { path: '/api/auth/done', status: 200 },
    { path: '/extranet', status: 200, headers: { cookie } },
    { path: '/', status: 401, headers: staging },
    { path: '/', status: 200, headers: { ...staging, ...gateHeaders } },
    { path: '/?_storyblok=1', status: 401 },
    { path: `/?${new URLSearchParams(signedQuery())}`, status: 200 },
  ]
}

test('the rules of public header evaluators find no fault in any kind of page', async ({ request }) => {
  for (const { path, status, ...asked } of await everyKindOfPage()) {
    const method = 'form' in asked ? 'POST' : 'GET'
    const response = await request.fetch(path, { method, maxRedirects: 0, ...asked })
    const headers = new Headers(response.headers())
    const findings = policyFindings(headers.get('content-security-policy') ?? '')
    expect.soft([path, response.status(), findings]).toEqual([path, status, []])
    // A+ starts at 100.
    expect.soft(headerScore(headers), path).toBeGreaterThanOrEqual(120)
  }
})

test('a customer’s page has a policy with a nonce of its own', async () => {
  const cookie = await logInOverHttp(testSiteUrl, customers.marta)
  const send = async () => {
    const response = await fetch(`${testSiteUrl}/extranet`, { headers: { cookie } })
    return { policy: response.headers.get('content-security-policy') ?? '', html: await response.text() }
  }
  const [first, second] = [await send(), await send()]
  const nonce = /'nonce-([^']+)'/.exec(first.policy)?.[1] ?? 'none'
  expect(first.html).toContain(`nonce="${nonce}"`)
  expect(second.policy).not.toContain(nonce)
  expect(policyProblems(first.policy)).toEqual([])
})

/** Sources that a policy must not allow. */
function policyProblems(policy: string): string[] {
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policy)?.[1] ?? 'missing'
  return [
    ...(/unsafe|\*|data:|https?:(?!\/\/)|missing/.test(directive('script-src')) ? [`script-src ${policy}`] : []),
    ...(directive('default-src') === "'none'" ? [] : ['default-src']),
    ...(directive('base-uri') === "'none'" ? [] : ['base-uri']),
    ...(directive('frame-ancestors') === "'none'" ? [] : ['frame-ancestors']),
    ...(directive('require-trusted-types-for') === "'script'" ? [] : ['require-trusted-types-for']),
    ...(policy.length < 4000 ? [] : [`a header of ${policy.length} characters`]),
  ]
}

test.describe('a browser that enforces the policy', () => {
  test.setTimeout(240_000)

  test('reports no violation on a page of any kind', async ({ context }) => {
    const { all } = await watchViolations(context)
    const paths = [...(await pagesOfEveryKind()), '/buscar?q=llave', '/login-error']
    const queue = paths.values()
    const walk = async () => {
      const page = await context.newPage()
      for (const path of queue) {
        await page.goto(path, { waitUntil: 'load' })
        // Pages hydrate after they are loaded.
        await page.waitForFunction(() => performance.now() > 0 && document.readyState === 'complete')
        await page.waitForTimeout(100)
      }
    }
    await Promise.all([walk(), walk(), walk()])
    expect(all()).toEqual([])
  })

  test('reports no violation while a customer logs in and reads', async ({ page }) => {
    const { all } = await watchViolations(page)
    await logIn(page, '/api/auth/login?returnTo=/extranet')
    await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: 'Catálogos' }).click()
    await expect(page.getByRole('navigation', { name: 'Carpetas' })).toBeVisible()
    expect(all()).toEqual([])
  })

  test('blocks an injected script', async ({ page }) => {
    const { all } = await watchViolations(page)
    await page.goto('/')
    await page
      .evaluate(() => {
        const script = document.createElement('script')
        script.text = 'Object.assign(window, { isBroughtIn: true })'
        document.body.append(script)
      })
      .catch(() => undefined)
    expect(await page.evaluate(() => 'isBroughtIn' in window)).toBe(false)
    expect(all().length).toBeGreaterThan(0)
  })
})

test('the permissions policy names only features that the browser knows', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/permissions-policy/i.test(message.text())) complaints.push(message.text())
  })
  const response = await page.goto('/')
  expect(response?.headers()['permissions-policy']).toContain('camera=()')
  expect(complaints).toEqual([])
})
