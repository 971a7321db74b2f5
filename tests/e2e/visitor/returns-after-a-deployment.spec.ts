import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, type Response, test } from '@playwright/test'
import { root } from 'scripts/settings.ts'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { startScripts } from '../../support/page/start-scripts.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

/** A process that has the files of an earlier build, in which one script and one style sheet were others. */
const settings = secondSiteSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const children: Child[] = []
const chunks = join(root, 'site/.next/static/chunks')

/** Every page has both: the largest style sheet and the framework. */
const changed = [largest('.css'), largest('.js', mainScripts())]
const earlierOf = (name: string) => name.replace(/^[\w-]+/, 'earlier')

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const earlier = join(settings.DATA_FOLDER, 'page-store/files/earlier-build/chunks')
  await mkdir(earlier, { recursive: true })
  for (const name of changed)
    await writeFile(join(earlier, earlierOf(name)), `${readFileSync(join(chunks, name), 'utf8')}/**/`)
  const quiet = { children, onLine: () => undefined, mode: 'production' } as const
  await startSite({ settings, siteUrl, contentUrl: testContentUrl, ...quiet })
})
test.afterAll(async () => {
  await stopAll(children)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('a browser with the files of the earlier build loads what changed in them', async ({ page }) => {
  await visitEarlierBuild(page)
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

/** A document as the earlier build had it, with its files from the server. */
async function visitEarlierBuild(page: Page): Promise<void> {
  const [sheet = '', script = ''] = changed.map((name) => `/_next/static/chunks/${earlierOf(name)}`)
  const body = `<!doctype html><link rel="stylesheet" href="${sheet}"><script src="${script}"></script>`
  await page.route(`${siteUrl}/earlier`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${siteUrl}/earlier`, { waitUntil: 'networkidle' })
}

function largest(extension: string, among = readdirSync(chunks)): string {
  const files = among.filter((name) => name.endsWith(extension))
  const sizeOf = (name: string) => readFileSync(join(chunks, name)).byteLength
  return files.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? ''
}

function mainScripts(): string[] {
  const manifest = readFileSync(join(root, 'site/.next/build-manifest.json'), 'utf8')
  return [...manifest.matchAll(/static\/chunks\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)
}
