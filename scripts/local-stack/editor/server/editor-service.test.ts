import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { editorService } from './editor-service.ts'
import { previewSignature } from './preview-signature.ts'

const pageFolder = await mkdtemp(join(tmpdir(), 'editor-page-'))
await writeFile(join(pageFolder, 'index.html'), '<title>Editor</title>')
afterAll(() => rm(pageFolder, { recursive: true }))
const app = editorService({
  contentUrl: 'http://localhost:9',
  managementToken: 'secret-token',
  previewToken: 'preview',
  spaceId: 7,
  siteUrl: 'http://localhost:9',
  appUrl: 'http://localhost:8',
  app: { clientId: 'app', clientSecret: 'app-secret' },
  pageFolder,
})
const send = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4000${path}`, { headers: { host: 'localhost:4000', ...headers } })

test('a page of another origin gets neither a signature nor any data of the management API', async () => {
  for (const path of ['/signature', '/v1/spaces/7', '/affected?story=1', '/app-token']) {
    expect((await send(path, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send(path, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await send(path, { origin: 'http://localhost:3000' })).status).toBe(403)
    expect((await send(path, { host: 'evil.example' })).status).toBe(421)
  }
  expect((await send('/signature', { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  const checked = (headers: Record<string, string>) =>
    app.request('http://localhost:4000/link-check', {
      method: 'POST',
      headers: { host: 'localhost:4000', ...headers },
      body: JSON.stringify({ address: 'http://127.0.0.1/' }),
    })
  expect((await checked({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await checked({})).status).toBe(403)
  const own = await checked({ 'sec-fetch-site': 'same-origin' })
  expect(await own.json()).toEqual({ state: 'unchecked', reason: 'private' })
})

test('the page may load nothing from other origins, may not be framed, and never contains a token', async () => {
  const page = await send('/')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' http://localhost:* https:;")
  expect(page.headers.get('origin-agent-cluster')).toBe('?1')
  expect(await page.text()).not.toContain('secret-token')
  expect(await (await send('/setup')).json()).toEqual({ space_id: 7, app_url: 'http://localhost:8' })
})

test('serves the bridge of the vendor to pages that load it from the editor', async () => {
  const bridge = await send('/f/storyblok-v2-latest.js', { 'sec-fetch-site': 'same-site' })
  expect([bridge.status, bridge.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(await bridge.text()).toContain('StoryblokBridge')
})

test('does not serve files outside the built page', async () => {
  expect((await send('/../main.js')).status).toBe(404)
  expect((await send('/%2e%2e/%2e%2e/etc/passwd.json')).status).toBe(404)
})

test('reports a content service that does not respond', async () => {
  expect((await send('/v1/spaces/7')).status).toBe(502)
  expect((await send('/app-token')).status).toBe(502)
})

test('a signature is the SHA-1 of space, token and time', () => {
  expect(previewSignature(123, 'token', 1_700_000_000_999)).toEqual({
    space_id: '123',
    timestamp: '1700000000',
    token: '53d1940e4a462edb08bda4ac90ef5237092b9b4b',
  })
})
