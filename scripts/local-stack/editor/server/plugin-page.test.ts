import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pluginPages } from './plugin-page.ts'

let upstream: Server
let contentUrl = ''
const tokens: (string | undefined)[] = []

beforeAll(async () => {
  upstream = createServer((request, response) => {
    tokens.push(request.headers.authorization)
    const isOne = request.url?.startsWith('/v1/field_types/7')
    const one = { field_type: { id: 7, name: 'landing', body: 'saved()', compiled_body: 'published()' } }
    const list = {
      field_types: [
        { id: 6, name: 'landing-old' },
        { id: 7, name: 'landing' },
      ],
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(isOne ? one : list))
  })
  await new Promise<void>((ready) => upstream.listen(0, '127.0.0.1', ready))
  contentUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
})
afterAll(() => new Promise((done) => upstream.close(done)))

const send = async (path: string, host = 'plugins.localhost:4000') =>
  await pluginPages({ contentUrl, managementToken: 'secret' }).request(path, { headers: { host } })

test('a plugin’s page contains only its script and may be framed by the editor alone', async () => {
  const page = await send('/landing')
  expect(await page.text()).toContain('<script src="/plugins/landing/script.js"></script>')
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4000')
  expect((await send('/%22%3E%3Cscript%3E')).headers.get('content-type')).toContain('text/html')
  expect(await (await send('/%22%3E%3Cb%3E')).text()).not.toContain('"><b>')
})

test('does not serve the page under the editor’s own host, where it would have the editor’s rights', async () => {
  expect((await send('/landing', 'localhost:4000')).status).toBe(421)
})

test('serves the last published script of the plugin with exactly this name', async () => {
  expect(await (await send('/landing/script.js')).text()).toBe('published()')
  expect(tokens.every((token) => token === 'secret')).toBe(true)
  expect((await send('/nobody/script.js')).status).toBe(404)
})

test('reports a content service that does not respond', async () => {
  const away = pluginPages({ contentUrl: 'http://127.0.0.1:1', managementToken: 'secret' })
  expect((await away.request('/landing/script.js')).status).toBe(502)
})
