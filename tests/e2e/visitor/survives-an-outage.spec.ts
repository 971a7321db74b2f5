import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import type { Child } from 'scripts/system/child.ts'
import { type System, startSystem, stopAll } from 'scripts/system/start-system.ts'
import { gateHeaders } from '../../support/http/gate.ts'
import { headerScore } from '../../support/http/header-score.ts'
import { storedPage } from '../../support/http/stored-page.ts'
import { breakOff } from '../../support/page/break-pages.ts'
import { policyFindings } from '../../support/page/policy-findings.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

/** A system of its own: its content service is stopped half-way. */
let system: System
/** Started processes, also after a failed start. */
const started: Child[] = []
const settings = outageSettings()

test.beforeAll(async () => {
  // The hook starts every process; only a hanging one reaches this limit.
  test.setTimeout(400_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  const options = process.env['NODE_OPTIONS'] ?? ''
  const fault = pathToFileURL(join(import.meta.dirname, '../../support/page/break-pages.ts'))
  process.env['NODE_OPTIONS'] = `${options} --import=${fault.href}`
  system = await startSystem({
    settings,
    children: started,
    mode: 'production',
    onStep: () => undefined,
    onLine: () => undefined,
  })
  process.env['NODE_OPTIONS'] = options
})
test.afterAll(async () => {
  await stopAll(started)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('a page whose stream breaks after the head returns the error screen with status 500', async ({ request }) => {
  const whole = await request.get(`${system.siteUrl}/en/resources/downloads?not-broken`)
  expect(whole.status()).toBe(200)
  const broken = await request.get(`${system.siteUrl}/en/resources/downloads?${breakOff}`)
  expect(broken.status()).toBe(500)
  const text = await broken.text()
  expect(text).toMatch(/<html lang="en[^"]*" dir="ltr"/)
  expect(text).toMatch(/<h1\b/)
  expect(text.trimEnd()).toMatch(/<\/html>$/)
  const payload = await request.get(`${system.siteUrl}/en/resources/downloads?${breakOff}`, { headers: { rsc: '1' } })
  expect(payload.status()).toBe(500)
})

test('a gated page whose stream breaks after the head returns the error screen too', async ({ request }) => {
  const { siteUrl } = system
  const headers = { ...gateHeaders, host: new URL(siteUrl).host.replace('localhost', 'staging.localhost') }
  const statusOf = async (query: string) =>
    (await request.get(`${siteUrl}/recursos/descargas?${query}`, { headers })).status()
  expect([await statusOf('not-broken'), await statusOf(breakOff)]).toEqual([200, 500])
})

test('rendered pages survive an outage of the content service, and others show an error', async ({ request }) => {
  const { siteUrl, children } = system
  const text = await storedPage(request, siteUrl)

  await children.find(({ name }) => name === 'The content service')?.stop()

  const cached = await request.get(siteUrl)
  expect(cached.status()).toBe(200)
  expect(await cached.text()).toBe(text)

  const cold = await request.get(`${siteUrl}/en/products`, { timeout: 30_000 })
  expect(cold.status()).toBe(503)
  expect(cold.headers()['retry-after']).toBe('30')
  expect(await cold.text()).toContain('lang="en"')
  const protection = new Headers(cold.headers())
  expect(policyFindings(protection.get('content-security-policy') ?? '')).toEqual([])
  expect(headerScore(protection)).toBeGreaterThanOrEqual(120)

  // A form that cannot be read may be sent again.
  const headers = { origin: siteUrl, accept: 'application/json' }
  const sent = await request.post(`${siteUrl}/api/forms/demostracion`, { headers, form: { a: 'b' } })
  expect([sent.status(), await sent.json()]).toEqual([503, { problem: 'not-sent' }])
})
