import { glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from 'scripts/drills/fault-proxy.ts'
import { root } from 'scripts/settings.ts'
import type { Child } from 'scripts/system/child.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { secondSiteSettings, testContentUrl } from '../../support/test-system.ts'

/** A process of its own, whose calls of the content service are counted. */
const settings = secondSiteSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const children: Child[] = []
let proxy: FaultProxy

type Row = { path: string; status: number; headers?: Record<string, string> }

/** Every kind of address that a stranger may request, with GET. */
const addresses: readonly Row[] = [
  { path: '/', status: 200 },
  { path: '/productos', status: 200 },
  { path: '/productos?page=2', status: 200 },
  { path: '/productos/nor-1r', status: 200, headers: { rsc: '1' } },
  { path: '/buscar?q=llave', status: 200 },
  { path: '/forms/consulta', status: 200 },
  { path: '/catalogo', status: 301 },
  { path: '/productos/', status: 308 },
  { path: '/no-hay-tal-pagina', status: 404 },
  { path: '/productos/no-hay', status: 404 },
  { path: '/a%2fb', status: 400 },
  { path: '/extranet', status: 307 },
  { path: '/login-error', status: 401 },
  { path: '/index.md', status: 200 },
  { path: '/productos/nor-1r.md', status: 200 },
  { path: '/productos.md?page=2', status: 200 },
  { path: '/en/products/nor-1r', status: 200, headers: { accept: 'text/markdown' } },
  { path: '/catalogo.md', status: 301 },
  { path: '/productos/nor-1r.pdf', status: 200 },
  { path: '/productos/no-hay.pdf', status: 404 },
  { path: '/base/es/data-sheet/productos/nor-1r', status: 404 },
  { path: '/no-hay.md', status: 404 },
  { path: '/extranet.md', status: 404 },
  { path: '/feeds/es/news.xml', status: 200 },
  { path: '/feeds/es/events.ics', status: 200 },
  { path: '/feeds/es/events/no-hay.ics', status: 404 },
  { path: '/llms.txt', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap.xml', status: 200 },
  { path: '/sitemaps/es-1.xml', status: 200 },
  { path: '/sitemaps/es-9999.xml', status: 404 },
  { path: '/sitemaps/xx-1.xml', status: 404 },
  { path: '/01/2000000010014', status: 307 },
  { path: '/01/02000000010021/10/LOTE-1', status: 307 },
  { path: '/01/2000000010014?linkType=all', status: 200 },
  { path: '/01/2000000010014?linkType=gs1:epil', status: 404 },
  { path: '/01/4006381333931', status: 404 },
  { path: '/01/4006381333932', status: 400 },
  { path: '/favicon.ico', status: 200 },
  { path: '/icon.svg', status: 200 },
  { path: '/icon1.png', status: 200 },
  { path: '/apple-icon.png', status: 200 },
  { path: '/manifest.webmanifest', status: 200 },
  { path: '/.well-known/security.txt', status: 200 },
  { path: '/_next/static/no-such-file.js', status: 404 },
  { path: '/builds/latest.json', status: 200 },
  { path: '/builds/meta/no-such-build.json', status: 404 },
  { path: '/api/checkStorySlugs?path=/productos/nor-1r&locale=es', status: 200 },
  { path: '/api/checkStorySlugs?path=/no-hay&locale=es', status: 200 },
  { path: '/api/getCustomLanding/landing-smart-pro-mini', status: 200 },
  { path: '/api/getCustomLanding/no-hay', status: 404 },
  { path: '/api/search/access?locale=es', status: 200 },
  { path: '/api/search/extranet-access?locale=es', status: 401 },
  { path: '/api/session', status: 200 },
  { path: '/api/forms/consulta/token', status: 200 },
  { path: '/api/forms/consulta/start', status: 204 },
  { path: '/api/refusals/413', status: 413 },
  { path: '/api/tables/comparison.csv?locale=es&c=NOR-1R,LIN-12DP', status: 200 },
  { path: '/api/tables/list.csv?locale=es&l=NOR-1R*20', status: 200 },
  { path: '/api/tables/no-hay.csv?locale=es', status: 404 },
  { path: '/api/auth/login', status: 303 },
  { path: '/api/downloads/no-such-file', status: 401 },
  { path: '/api/files/zip', status: 401 },
  { path: '/api/enquiries/A-2026-000001.pdf', status: 401 },
  { path: '/api/price-lists/all.csv', status: 401 },
  { path: '/api/products/own-terms?code=NOR-1R&locale=es-ES', status: 401 },
  { path: '/api/passed?token=no-such-token', status: 404 },
  { path: '/api/digests?token=no-such-token', status: 404 },
  { path: '/api/preview/address?slug=global/home&type=page', status: 401 },
  { path: '/api/preview/addresses?stories=1', status: 401 },
  { path: '/api/preview/affected?story=1', status: 401 },
  { path: '/api/no-such-interface', status: 404 },
  { path: '/healthz', status: 200 },
]

async function request({ path, headers = {} }: Row): Promise<number> {
  const response = await fetch(`${siteUrl}${path}`, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  return response.status
}

test.beforeAll(async () => {
  test.setTimeout(200_000)
  proxy = await startFaultProxy(testContentUrl)
  // The search for lost webhooks is no work of a request.
  const extra = { SPACE_CHECK_SECONDS: '3600', CONTENT_REQUESTS_PER_SECOND: '200' }
  await startSite({
    settings,
    siteUrl,
    contentUrl: proxy.url,
    children,
    onLine: () => undefined,
    mode: 'production',
    extra,
  })
})
test.afterAll(async () => {
  await stopAll(children)
  await proxy.stop()
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('no public address calls the content service again when it is requested again', async () => {
  test.setTimeout(200_000)
  await expect.poll(async () => (await fetch(`${siteUrl}/readyz`)).status, { timeout: 30_000 }).toBe(200)
  const statuses: Row[] = []
  for (const { headers: _, ...row } of addresses)
    statuses.push({ path: row.path, status: await request(addresses.find(({ path }) => path === row.path) ?? row) })
  expect(statuses).toEqual(addresses.map(({ path, status }) => ({ path, status })))
  expect(proxy.takeCount()).toBeGreaterThan(10)
  // Texts are compared and products counted in the background, a batch in ten seconds.
  const isQuiet = async () => {
    proxy.takeCount()
    await new Promise((resolve) => setTimeout(resolve, 12_000))
    return proxy.takeCount()
  }
  await expect.poll(isQuiet, { timeout: 150_000 }).toBe(0)
  const calls: string[] = []
  for (const row of addresses) {
    await request(row)
    const count = proxy.takeCount()
    if (count > 0) calls.push(`${row.path}: ${count}`)
  }
  expect(calls).toEqual([])
})

test('the table has every address of an interface that takes GET', async () => {
  const app = join(root, 'site/app')
  const missing: string[] = []
  for await (const file of glob('**/route.ts', { cwd: app })) {
    if (!/export (async )?(function|const) GET|export \{[^}]*GET/.test(await readFile(join(app, file), 'utf8')))
      continue
    const pattern = `/${file.replace(/\/route\.ts$/, '')}`
      .replaceAll(/\/\[\.\.\.\w+\]/g, '/.+')
      .replaceAll(/\[\w+\]/g, '[^/]+')
    if (!addresses.some(({ path }) => new RegExp(`^${pattern}$`).test(path.split('?')[0] ?? ''))) missing.push(file)
  }
  expect(missing).toEqual([])
})
