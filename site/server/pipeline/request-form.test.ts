import { type RequestListener, STATUS_CODES } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasFeature } from '#site/has-feature.fixture.ts'
import { listening } from '#site/server/listening.fixture.ts'
import { refuseTunnels } from './refuse-tunnels.ts'
import { requestPipeline } from './request-pipeline.ts'

let site: Awaited<ReturnType<typeof listening>>
/** Requests that passed the pipeline. */
let passed: string[]

const behind: RequestListener = ({ method, url }, response) => {
  passed.push(`${method} ${url}`)
  response.end('passed')
}

beforeEach(async () => {
  passed = []
  site = await listening(requestPipeline(behind, { lifecycle: { isEnding: false }, checks: {}, log: () => undefined }))
  refuseTunnels(site.server)
})
afterEach(() => site.close())

type Raw = { status: string; headers: Readonly<Record<string, string>>; body: string }

/** Sends the lines as they are and reads until the server ends the connection, which each request here makes it do. */
async function send(...lines: string[]): Promise<Raw> {
  const { port } = new URL(site.origin)
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), new URL(site.origin).hostname)
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part
    })
    socket.once('end', () => resolve(received)).once('error', reject)
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  })
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [start = '', ...rows] = head.split('\r\n')
  const headers = rows.map((row) => [row.slice(0, row.indexOf(':')).toLowerCase(), row.slice(row.indexOf(':') + 2)])
  return { status: start.replace('HTTP/1.1 ', ''), headers: Object.fromEntries(headers), body }
}

const statusLine = (status: number) => `${status} ${STATUS_CODES[status]}`

describe('a method that an address does not take', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS', 'PROPFIND'])(
    'returns 405 with Allow for %s of a page, protected as every response is',
    async (method) => {
      const { status, headers, body } = await send(`${method} /productos HTTP/1.1`, 'Host: localhost')
      expect(status).toBe(statusLine(405))
      expect(headers).toMatchObject({
        allow: 'GET, HEAD',
        connection: 'close',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      expect(JSON.parse(body)).toMatchObject({ status: 405, detail: 'This address takes only GET, HEAD.' })
      expect(passed).toEqual([])
    },
  )

  test.each([
    ['POST', '/healthz', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['POST', '/_next/static/a.js', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['POST', '/extranet', 'GET, HEAD'],
    ['POST', '/api/session', 'GET, HEAD'],
    ['POST', '/api/session/', 'GET, HEAD'],
    ['GET', '/api/auth/logout', 'POST'],
    ['PUT', '/api/auth/callback/provider', 'GET, HEAD, POST'],
    ['GET', '/api/forms/consulta', 'POST'],
    ['DELETE', '/api/forms/consulta/token', 'GET, HEAD'],
    ['POST', '/builds/latest.json', 'GET, HEAD'],
  ])('%s %s returns 405 and allows %s', async (method, path, allow) => {
    const { status, headers } = await send(`${method} ${path} HTTP/1.1`, 'Host: localhost')
    expect([status, headers['allow']]).toEqual([statusLine(405), allow])
    expect(passed).toEqual([])
  })

  test('CONNECT returns 405 and ends the connection', async () => {
    const { status, headers } = await send('CONNECT localhost:80 HTTP/1.1', 'Host: localhost')
    expect([status, headers['allow'], headers['connection']]).toEqual([statusLine(405), 'GET, HEAD', 'close'])
  })
})

test.each([
  ['POST', '/api/auth/callback/provider'],
  ['POST', '/api/auth/logout'],
  ['POST', '/api/forms/consulta'],
  ['POST', '/api/content-changed'],
  ['POST', '/api/preview/resolve'],
  ['GET', '/api/forms/consulta/token'],
  ['HEAD', '/api/downloads/global/catalogos/a.pdf'],
  ['GET', '/productos'],
  ['HEAD', '/productos'],
])('%s %s passes', async (method, path) => {
  await send(`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Length: 0')
  expect(passed).toEqual([`${method} ${path}`])
})

test.each(['/api', '/api/', '/api/nothing', '/api/session/more', '/api/forms', '/builds/x', '/sitemaps/a/b'])(
  '%s, below the interfaces, returns 404 in the form of the site',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await send(`${method} ${path} HTTP/1.1`, 'Host: localhost')
      expect(status).toBe(statusLine(404))
      expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'x-robots-tag': 'noindex' })
      expect(JSON.parse(body)).toMatchObject({ status: 404, detail: 'There is no such interface.' })
    }
    expect(passed).toEqual([])
  },
)

describe('a person whose request is refused before its route', () => {
  const browser = ['Host: localhost', 'Accept: text/html,*/*;q=0.8', 'Sec-Fetch-Mode: navigate']

  type Refused = [method: string, path: string, lines: string[], status: string]
  test.each<Refused>([
    ['GET', '/api/nothing', [], '404'],
    ['PUT', '/api/session', [], '405'],
    ...(hasFeature('code-check') ? [['GET', '/api/codes', [], '405'] satisfies Refused] : []),
    ['POST', '/productos', ['Content-Length: 0'], '405'],
    ['GET', `/${'a'.repeat(9000)}`, [], '414'],
    ['POST', '/api/lists', ['Transfer-Encoding: chunked', '', '0', ''], '411'],
  ])('%s %s gets the page of the status in its place', async (method, path, lines, status) => {
    await send(`${method} ${path} HTTP/1.1`, ...browser, ...lines)
    expect(passed).toEqual([`GET /api/refusals/${status}`])
  })

  test.each([
    ['text/html', /^passed$/, ['GET /api/refusals/413']],
    ['*/*', /"status":413/, []],
  ])('has sent a file to its end when it is said to be too large: %s', async (accept, said, reached) => {
    const body = Buffer.alloc(6 * 2 ** 20, 'a')
    const response = await fetch(`${site.origin}/api/codes`, { method: 'POST', body, headers: { accept } })
    expect(response.headers.get('connection')).toBe('keep-alive')
    expect(await response.text()).toMatch(said)
    expect(passed).toEqual(reached)
  })

  test('is told which methods are taken', async () => {
    const { headers } = await send('DELETE /api/session HTTP/1.1', ...browser)
    expect(headers['allow']).toBe('GET, HEAD')
  })
})

describe('a request ahead of a click', () => {
  const interfaces = [
    '/api/auth/login?returnTo=/extranet',
    '/api/auth/callback/provider?code=a&state=b',
    ...(hasFeature('subscriptions') ? ['/api/digests?end=a'] : []),
    '/api/downloads/global/catalogos/a.pdf',
    ...(hasFeature('files-as-zip') ? ['/api/files/zip'] : []),
    ...(hasFeature('passing-files') ? ['/api/passed?link=a&file=0'] : []),
  ]
  const marks = ['Sec-Purpose: prefetch', 'Sec-Purpose: prefetch;prerender', 'Purpose: prefetch', 'X-Moz: prefetch']

  test.each(interfaces.flatMap((path) => marks.map((mark) => [path, mark])))(
    'starts nothing and gets no cookie: %s with %s',
    async (path, mark) => {
      const { status, headers } = await send(`GET ${path} HTTP/1.1`, 'Host: localhost', `${mark}`)
      expect([status, headers['cache-control']]).toEqual([statusLine(503), 'private, no-store'])
      expect(headers).not.toHaveProperty('set-cookie')
      expect(passed).toEqual([])
    },
  )

  test.each([
    ['a page', '/productos', 'Sec-Fetch-Mode: navigate'],
    ['what the script of a page that is rendered ahead loads', '/api/session', 'Sec-Fetch-Mode: cors'],
  ])('passes for %s', async (_, path, mode) => {
    await send(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Sec-Purpose: prefetch;prerender', mode)
    expect(passed).toEqual([`GET ${path}`])
  })
})

describe('a request that two parsers may read in two ways', () => {
  test.each([
    ['two hosts', ['GET /productos HTTP/1.1', 'Host: localhost', 'host: other.example']],
    ['the same host twice', ['GET /productos HTTP/1.1', 'Host: localhost', 'Host: localhost']],
    ['a star for its target', ['GET * HTTP/1.1', 'Host: localhost']],
    ['a star for its target and OPTIONS', ['OPTIONS * HTTP/1.1', 'Host: localhost']],
    ['another host in its target', ['GET http://other.example/productos HTTP/1.1', 'Host: localhost']],
    ['a user in its target', ['GET http://a@localhost/productos HTTP/1.1', 'Host: localhost']],
    ['a target of another scheme', ['GET ftp://localhost/productos HTTP/1.1', 'Host: localhost']],
  ])('returns 400 for %s', async (_, lines) => {
    const { status, headers } = await send(...lines)
    expect(status).toBe(statusLine(400))
    expect(headers).toMatchObject({ connection: 'close', 'content-security-policy': expect.stringContaining("'none'") })
    expect(passed).toEqual([])
  })

  test.each([
    ['http://localhost/productos?page=2', 'GET /productos?page=2'],
    ['HTTP://LOCALHOST', 'GET /'],
    ['http://localhost?page=2', 'GET /?page=2'],
  ])('takes the whole address %s of its own host (RFC 9112, section 3.2.2)', async (target, expected) => {
    await send(`GET ${target} HTTP/1.1`, 'Host: localhost')
    expect(passed).toEqual([expected])
  })
})
