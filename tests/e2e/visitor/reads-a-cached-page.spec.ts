import { rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { expect, test } from '@playwright/test'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { headerScore } from '../../support/http/header-score.ts'
import { watchViolations } from '../../support/page/policy-violations.ts'
import { protectionProblems } from '../../support/page/protection-problems.ts'
import { startScripts } from '../../support/page/start-scripts.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

/** A process with the log level of production, which sends cached pages before any other work; a log of every request prevents that. */
const settings = secondSiteSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const children: Child[] = []

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const quiet = { children, onLine: () => undefined, mode: 'production' } as const
  await startSite({ settings, siteUrl, contentUrl: testContentUrl, ...quiet, extra: { LOG_REQUESTS: 'failed' } })
})
test.afterAll(async () => {
  await stopAll(children)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

/** Names and values as the server sent them: a client would join repeated headers. */
function rawHeaders(path: string): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const requested = send(`${siteUrl}${path}`, (response) => {
      const raw = response.resume().rawHeaders
      const isName = (_: string, at: number) => at % 2 === 0
      resolve(raw.filter(isName).map((name, at) => [name.toLowerCase(), raw[at * 2 + 1] ?? '']))
    })
    requested.once('error', reject).end()
  })
}

for (const path of ['/', '/en/products', '/productos?page=2', '/productos/nor-1r', '/no-hay-tal-pagina']) {
  test(`${path} has the same security headers from the cache as from a render, each of them once`, async () => {
    await fetch(`${siteUrl}${path}`)
    const sent = await rawHeaders(path)
    const headers = new Headers(sent)
    expect(headers.get('cache-status')).toBe('zarandal; hit')
    const names = sent.map(([name]) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(protectionProblems(Object.fromEntries(headers))).toEqual([])
    expect(headerScore(headers)).toBeGreaterThanOrEqual(120)
  })
}

test('requests with unknown parameters or credentials hit the cached page', async () => {
  await fetch(`${siteUrl}/productos`)
  for (const query of ['', '?made-up=1', '?made-up=2&utm_source=x', '?%']) {
    const response = await fetch(`${siteUrl}/productos${query}`, { headers: { authorization: 'Basic YTpi' } })
    expect([query, response.status, response.headers.get('cache-status')]).toEqual([query, 200, 'zarandal; hit'])
  }
})

test('a link with unknown parameters opens its page without a document, keeps its address, and Back works', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const violations = await watchViolations(page)
  await page.goto(`${siteUrl}/productos?made-up=1`)
  await expect(page).toHaveURL(`${siteUrl}/productos?made-up=1`)
  await startScripts(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const link = page.locator('main a[href^="/productos/"]').first()
  const target = await link.getAttribute('href')
  await link.evaluate((element) => element.setAttribute('href', `${element.getAttribute('href')}?made-up=2&x=%20`))
  await link.click()
  await expect(page).toHaveURL(`${siteUrl}${target}?made-up=2&x=%20`)
  await expect(page.locator('main h1')).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(`${siteUrl}/productos?made-up=1`)
  await page.goForward()
  await page.reload()
  await expect(page).toHaveURL(`${siteUrl}${target}?made-up=2&x=%20`)
  expect([errors, violations.all()]).toEqual([[], []])
})

test('a redirect keeps unknown parameters', async () => {
  const response = await fetch(`${siteUrl}/productos/?made-up=1&page=2`, { redirect: 'manual' })
  expect(response.status).toBe(308)
  expect(response.headers.get('location')?.replace(siteUrl, '')).toBe('/productos?page=2&made-up=1')
  expect(response.headers.has('x-hands-on-query')).toBe(false)
})
