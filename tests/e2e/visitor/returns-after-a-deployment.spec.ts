import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Response, test } from '@playwright/test'
import { dictionaryOf, retainEarlierBuild, visitEarlierBuild } from 'scripts/bench/load/earlier-build.ts'
import { root } from 'scripts/settings.ts'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { startScripts } from '../../support/page/start-scripts.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

/** A process that has the files of an earlier build. */
const settings = secondSiteSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const children: Child[] = []
const chunks = join(root, 'site/.next/static/chunks')

/** Every page has both: the largest style sheet and the framework. */
const changed = [largest('.css'), largest('.js', mainScripts())]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  await retainEarlierBuild(join(settings.DATA_FOLDER, 'page-store'))
  const quiet = { children, onLine: () => undefined, mode: 'production' } as const
  await startSite({ settings, siteUrl, contentUrl: testContentUrl, ...quiet })
})
test.afterAll(async () => {
  await stopAll(children)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('a browser with the files of the earlier build loads what changed in them', async ({ page }) => {
  await visitEarlierBuild(page, { siteUrl, changed })
  const received: Response[] = []
  page.on('response', (response) => void received.push(response))
  await page.goto(`${siteUrl}/productos/nor-1r`)
  await startScripts(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of changed) {
    const response = received.find((one) => one.url().endsWith(name))
    expect([name, response?.headers()['content-encoding']]).toEqual([name, 'dcz'])
    expect(await response?.text()).toBe(readFileSync(join(chunks, name), 'utf8'))
    expect((await response?.request().sizes())?.responseBodySize).toBeLessThan(300)
  }
  const others = received.filter(
    (one) => one.url().includes('/_next/static/chunks/') && !changed.some((name) => one.url().endsWith(name)),
  )
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((one) => one.headers()['content-encoding'] === 'dcz')).toEqual([])
})

test('a browser that has read one page loads of the next what it has besides the dictionary', async ({ page }) => {
  const address = dictionaryOf((await fetch(`${siteUrl}/productos/lin-12dp`)).headers.get('link'))
  const loaded = page.waitForResponse(`${siteUrl}${address}`)
  await page.goto(`${siteUrl}/productos/lin-12dp`)
  expect((await loaded).headers()['content-encoding']).toBe('br')
  const next = `${siteUrl}/productos/ara-5t`
  await expect
    .poll(async () => (await page.goto(next))?.headers()['content-encoding'], { message: 'the dictionary is stored' })
    .toBe('dcz')
  await startScripts(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await (await page.goto(next))?.text()).toBe(await (await fetch(next)).text())
})

function largest(extension: string, among = readdirSync(chunks)): string {
  const files = among.filter((name) => name.endsWith(extension))
  const sizeOf = (name: string) => readFileSync(join(chunks, name)).byteLength
  return files.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? ''
}

function mainScripts(): string[] {
  const manifest = readFileSync(join(root, 'site/.next/build-manifest.json'), 'utf8')
  return [...manifest.matchAll(/static\/chunks\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)
}
