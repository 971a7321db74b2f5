import { createServer, type IncomingMessage } from 'node:http'
import { connect, type OutgoingHttpHeaders } from 'node:http2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../system/free-port.ts'
import { canRunNginx, type DeployedNginx, type RequestParts, startDeployedNginx } from './deployed-nginx.fixture.ts'

/** Headers of the site, which differ from nginx's own. */
const ofTheSite = {
  'content-encoding': 'br',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=1',
  'content-security-policy': "default-src 'self'",
}

describe.skipIf(!canRunNginx)('nginx as it is configured', () => {
  let nginx: DeployedNginx
  const app = createServer((_, response) => response.writeHead(200, { 'x-content-type-options': 'nosniff' }).end('app'))
  const site = createServer((request, response) => response.writeHead(200, ofTheSite).end(bodyFor(request)))
  const bodyFor = (request: IncomingMessage) => {
    if (request.url?.startsWith('/api/refusals/'))
      return `${request.method} ${request.url} ${request.headers['content-length'] ?? 0}`
    if (request.url?.startsWith('/_next/static/')) return `${request.headers['accept-encoding']}`
    return request.url === '/host' ? hostsOf(request) : 'site'
  }
  const hostsOf = ({ headers }: IncomingMessage) => `${headers.host} ${headers['x-forwarded-host']}`
  const send = (parts: RequestParts) => nginx.send(parts)

  beforeAll(async () => {
    const [sitePort, unused, appPort] = [await freePort(), await freePort(), await freePort()]
    await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve))
    await new Promise<void>((resolve) => app.listen(appPort, '127.0.0.1', resolve))
    nginx = await startDeployedNginx({
      upstreams: `server 127.0.0.1:${sitePort};`,
      app: `server 127.0.0.1:${appPort};`,
      change: (text) =>
        text
          .replace(/^http \{/m, `http {\n  upstream down { server 127.0.0.1:${unused}; }`)
          .replace('location = /healthz', 'location = /down { proxy_pass http://down; }\n    location = /healthz'),
    })
  })
  afterAll(async () => {
    await nginx.stop()
    site.close()
    app.close()
  })

  const own: readonly (RequestParts & { status: number })[] = [
    { path: '/healthz', status: 404 },
    { path: '/readyz', status: 404 },
    { path: '/down', status: 502 },
    { path: `/${'a'.repeat(20_000)}`, status: 414 },
    { path: '/', headers: { long: 'a'.repeat(20_000) }, status: 400 },
    { path: '/healthz', headers: { host: 'cms.zarandal.example' }, status: 404 },
    { path: '/', headers: { host: 'cms.zarandal.example' }, status: 404 },
  ]
  test.each(own)(
    'its own $status response has the security headers and names no version',
    async ({ status, ...parts }) => {
      const response = await send(parts)
      expect(response.status).toBe(status)
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        server: 'nginx',
      })
    },
  )

  test.each([
    ['/api/forms/consulta', 101],
    ['/api/codes', 31],
  ])('what is too large for it gets the page of the site that says so: %s', async (path, mebibytes) => {
    const headers = { 'content-length': String(mebibytes * 2 ** 20), referer: 'https://zarandal.example/contacto' }
    const response = await send({ path, method: 'POST', headers })
    expect([response.status, response.body]).toEqual([413, 'GET /api/refusals/413 0'])
  })

  test('a response of the site keeps its own headers, each once', async () => {
    expect((await send({ path: '/' })).headers).toMatchObject(ofTheSite)
  })

  test('the site receives the encodings that a browser accepts for a file', async () => {
    const headers = { 'accept-encoding': 'br, zstd' }
    expect((await send({ path: '/_next/static/chunks/a.js', headers })).body).toBe('br, zstd')
  })

  test('the site receives the host of the request with its port, as browsers name it in the origin of a form', async () => {
    const { body } = await send({ path: '/host', headers: { host: 'www.zarandal.example:8443' } })
    expect(body).toBe('www.zarandal.example:8443 www.zarandal.example:8443')
    expect(await overHttp2(nginx.origin, { ':path': '/host', ':authority': 'www.zarandal.example:8443' })).toBe(body)
  })

  test('routes the host that starts with cms. to the app, over https alone, and every other host to the site', async () => {
    const at = (host: string) => send({ path: '/app/', headers: { host } })
    const response = await at('cms.zarandal.example')
    expect([response.body, response.headers['strict-transport-security']]).toEqual(['app', 'max-age=31536000'])
    for (const host of ['www.zarandal.example', 'www.cms.example', 'cmsx.example']) {
      expect((await at(host)).body).toBe('site')
    }
  })
})

/** The body of a response, requested as browsers do. */
async function overHttp2(origin: string, headers: OutgoingHttpHeaders): Promise<string> {
  const session = connect(origin, { rejectUnauthorized: false })
  try {
    const parts = await session.request(headers).setEncoding('utf8').toArray()
    return parts.join('')
  } finally {
    session.close()
  }
}
