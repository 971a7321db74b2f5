import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLink } from './check-link.ts'
import { type Guard, isPublicAddress } from './send-request.ts'

type Sent = { method: string; path: string; host: string; cookie: string | undefined }

let port = 0
let sent: Sent[] = []

/** A website: `/status/404`, `/to/301?<address>`, `/get-only`, `/silence`. */
const answer: RequestListener = (request, response) => {
  const { method = '', url = '', headers } = request
  sent.push({ method, path: url, host: headers.host ?? '', cookie: headers.cookie })
  const [, kind, status] = url.split(/[/?]/)
  if (kind === 'silence') return
  if (kind === 'get-only') return void response.writeHead(method === 'HEAD' ? 405 : 200).end()
  if (kind === 'to') {
    const location = decodeURIComponent(url.split('?')[1] ?? '')
    return void response.writeHead(Number(status), { location, 'set-cookie': 'a=b' }).end()
  }
  response.writeHead(Number(status)).end('x'.repeat(100_000))
}

const server = createServer(answer)
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Names of the test; only the website represents a public address. */
const names: Readonly<Record<string, readonly string[]>> = {
  'site.example': ['127.0.0.1'],
  'other.example': ['127.0.0.1'],
  'intranet.example': ['10.0.0.7'],
  'metadata.example': ['169.254.169.254'],
  'both.example': ['127.0.0.1', '192.168.1.1'],
}
const guard = (): Guard => ({
  resolve: async (host) => {
    if (host === 'never.example') await new Promise(() => undefined)
    const found = names[host]
    if (found) return found
    throw Object.assign(new Error('unknown'), { code: 'ENOTFOUND' })
  },
  mayReach: (address) => address === '127.0.0.1' || isPublicAddress(address),
  ports: [port],
})
const at = (path: string, host = 'site.example') => `http://${host}:${port}${path}`
const check = async (address: string) => {
  sent = []
  return await checkLink(address, { guard: guard(), timeoutMs: 500 })
}
const redirect = (status: number, to: string) => at(`/to/${status}?${encodeURIComponent(to)}`)

describe('a link to another website', () => {
  test('that leads somewhere is good, after one request without cookies', async () => {
    expect(await check(at('/status/200'))).toEqual({ state: 'good' })
    expect(sent).toEqual([{ method: 'HEAD', path: '/status/200', host: `site.example:${port}`, cookie: undefined }])
  })

  test('is requested by GET where HEAD is refused', async () => {
    expect(await check(at('/get-only'))).toEqual({ state: 'good' })
    expect(sent.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  test.each([
    ['/status/404', { state: 'gone', status: 404 }],
    ['/status/410', { state: 'gone', status: 410 }],
    ['/status/503', { state: 'silent', reason: 'error', status: 503 }],
    ['/status/403', { state: 'unchecked', reason: 'refuses', status: 403 }],
    ['/silence', { state: 'silent', reason: 'timeout' }],
  ])('at %s is judged: %j', async (path, expected) => {
    expect(await check(at(path))).toEqual(expected)
  })

  test.each([
    ['no such name', () => at('/', 'unknown.example'), { state: 'silent', reason: 'name' }],
    ['a name that never resolves', () => at('/', 'never.example'), { state: 'silent', reason: 'timeout' }],
    ['another port', () => 'http://127.0.0.1:1/', { state: 'unchecked', reason: 'port' }],
    ['no TLS', () => `https://site.example:${port}/`, { state: 'silent', reason: 'connection' }],
    ['a password', () => `http://a:b@site.example:${port}/`, { state: 'unchecked', reason: 'credentials' }],
  ])('with %s is judged', async (_, address, expected) => {
    expect(await check(address())).toEqual(expected)
    expect(sent).toEqual([])
  })
})

describe('a redirect', () => {
  test('for good names the new address, with the fragment of the link', async () => {
    const to = at('/status/200', 'other.example')
    expect(await check(`${redirect(301, to)}#part`)).toEqual({ state: 'moved', to: `${to}#part` })
    expect(sent.every(({ cookie }) => cookie === undefined)).toBe(true)
  })

  test('for now is followed, and the address stays', async () => {
    expect(await check(redirect(302, at('/status/200')))).toEqual({ state: 'good' })
    const permanent = redirect(308, at('/to/302?/status/200'))
    expect(await check(permanent)).toEqual({ state: 'moved', to: at('/to/302?/status/200') })
  })

  test('to a page that is gone says that', async () => {
    expect(await check(redirect(301, at('/status/404')))).toEqual({ state: 'gone', status: 404 })
  })

  test('is followed three times', async () => {
    const loop = at('/to/302?/loop')
    const times = (count: number): string => (count === 0 ? at('/status/200') : redirect(302, times(count - 1)))
    expect(await check(times(3))).toEqual({ state: 'good' })
    expect(await check(times(4))).toEqual({ state: 'silent', reason: 'redirects' })
    expect(sent).toHaveLength(4)
    expect(loop).toContain('302')
  })

  test.each([
    ['http://127.0.0.2/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://intranet.example/', 'private'],
    ['http://site.example/', 'port'],
    ['file:///etc/passwd', 'scheme'],
  ])('to %s is refused', async (to, reason) => {
    expect(await check(redirect(302, to))).toEqual({ state: 'unchecked', reason })
    expect(sent).toHaveLength(1)
  })
})

test.each(['intranet.example', 'metadata.example', 'both.example'])(
  'the name %s is refused by its address',
  async (host) => {
    expect(await check(at('/status/200', host))).toEqual({ state: 'unchecked', reason: 'private' })
    expect(sent).toEqual([])
  },
)

test.each([
  'http://localhost/',
  'http://127.0.0.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
])('without a guard of its own, %s is refused', async (address) => {
  expect(await checkLink(address)).toEqual({ state: 'unchecked', reason: 'private' })
})

test('without a guard of its own, no unusual port is requested', async () => {
  expect(await checkLink('http://93.184.215.14:25/')).toEqual({ state: 'unchecked', reason: 'port' })
})

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['10.1.2.3', false],
  ['100.100.100.200', false],
  ['168.63.129.16', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['localhost', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
