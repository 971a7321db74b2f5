import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeToken, readToken } from './form-token.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import { nextAttempt } from './next-attempt.ts'
import { readBody } from './read-body.ts'
import { signatureHeaders } from './sinks.ts'

const secret = 'a secret of the test'
const day = 86_400_000
const now = Date.parse('2026-05-20T10:00:00Z')

test('a token serves for its own form only, and not for ever', () => {
  const token = makeToken('visit', 'consulta', { secret, now })
  expect(readToken(token, 'consulta', { secret, now: now + 1000 })).toMatchObject({ kind: 'visit', ageMs: 1000 })
  expect(readToken(token, 'empleo', { secret, now })).toBeUndefined()
  expect(readToken(token, 'consulta', { secret: 'another secret', now })).toBeUndefined()
  expect(readToken(token, 'consulta', { secret, now: now + 8 * day })).toBeUndefined()
})

test.each([
  ['page', 60 * day],
  ['visit', 7 * day],
] as const)('a token of a %s is good for %i ms, and from a minute before a clock that is ahead', (kind, validMs) => {
  const token = makeToken(kind, 'consulta', { secret, now })
  const ageAt = (ms: number) => readToken(token, 'consulta', { secret, now: now + ms })?.ageMs
  expect([ageAt(-60_001), ageAt(-60_000), ageAt(validMs), ageAt(validMs + 1)]).toEqual([
    undefined,
    -60_000,
    validMs,
    undefined,
  ])
})

test('a token of a visit names the visit, one of a page is the same for everybody', () => {
  const made = (kind: 'page' | 'visit') => makeToken(kind, 'consulta', { secret, now })
  const visitorTokenOf = (token: string) => readToken(token, 'consulta', { secret, now })?.visit
  expect(made('page')).toBe(made('page'))
  expect(visitorTokenOf(made('page'))).toBe('')
  const [first = '', second = ''] = [visitorTokenOf(made('visit')), visitorTokenOf(made('visit'))]
  expect(first).toMatch(/^[\w-]{16}$/)
  expect(second).not.toBe(first)
})

test('a token with anything before or behind it, or changed in any part, is none', () => {
  const token = makeToken('visit', 'consulta', { secret, now })
  const [kind, issued, visit, signature] = token.split('.')
  const changed = [
    '',
    'x',
    `x${token}`,
    `${token}x`,
    token.slice(0, -1),
    ['page', issued, visit, signature].join('.'),
    [kind, `${issued}0`, visit, signature].join('.'),
    [kind, issued, 'another', signature].join('.'),
    [kind, issued, visit, `${'A'.repeat(43)}`].join('.'),
    [kind, issued, signature].join('.'),
  ]
  expect(changed.filter((one) => readToken(one, 'consulta', { secret, now }) !== undefined)).toEqual([])
})

test.each([
  ['of this host', { origin: 'https://a.example', host: 'a.example' }, true],
  ['of another host', { origin: 'https://b.example', host: 'a.example' }, false],
  [
    'of another host with a forwarded one',
    { origin: 'https://b.example', host: 'a.example', 'x-forwarded-host': 'b.example' },
    false,
  ],
  ['without a name', { origin: 'null', host: 'a.example' }, false],
  ['of nobody', { host: 'a.example' }, false],
  ['that names no address', { origin: 'a.example', host: 'a.example' }, false],
  [
    'of this host, as the browser says too',
    { origin: 'https://a.example', host: 'a.example', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['of which the browser alone says that it is ours', { host: 'a.example', 'sec-fetch-site': 'same-origin' }, true],
  ['of a frame without a name', { origin: 'null', host: 'a.example', 'sec-fetch-site': 'same-origin' }, false],
  [
    'of another host that the browser takes for ours',
    { origin: 'https://b.example', host: 'a.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['of a neighbour', { origin: 'https://a.example', host: 'a.example', 'sec-fetch-site': 'same-site' }, false],
  ['of another site', { origin: 'https://a.example', host: 'a.example', 'sec-fetch-site': 'cross-site' }, false],
])('a request %s is judged by its origin', (_, headers, isOwn) => {
  expect(isOwnOrigin(new Headers(headers as Record<string, string>))).toBe(isOwn)
})

test('a body is taken up to its limit, and only a form', async () => {
  const post = (body: BodyInit, type?: string) =>
    new Request('https://a.example', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
  const data = new FormData()
  data.set('a', 'x'.repeat(100))
  expect(await readBody(post(data), { maxBytes: 10_000, maxDrained: 10_000 })).toHaveProperty('data')
  expect(await readBody(post(data), { maxBytes: 50, maxDrained: 100 })).toEqual({ refusal: 'too-large' })
  expect(await readBody(post('{}', 'text/plain'), { maxBytes: 50, maxDrained: 50 })).toEqual({ refusal: 'unreadable' })
})

test('a form that is too large is read to its end and gives back what was written, without its files', async () => {
  const data = new FormData()
  data.set('file', new File(['x'.repeat(300_000)], 'llave.jpg'))
  data.set('name', 'María “Núñez”\r\n--no boundary')
  data.append('topics', 'a')
  data.append('topics', 'b')
  const request = new Request('https://a.example', { method: 'POST', body: data })
  const body = await readBody(request, { maxBytes: 1000, maxDrained: 400_000 })
  const written = 'written' in body ? body.written : undefined
  expect([written?.get('name'), written?.getAll('topics'), written?.has('file')]).toEqual([
    'María “Núñez”\r\n--no boundary',
    ['a', 'b'],
    false,
  ])
})

test('a sink that fails is asked again soon, then patiently, and given up after four days', () => {
  expect([nextAttempt(30_000, 0.5), nextAttempt(2 * 3_600_000, 0.5), nextAttempt(3 * day, 0.5)]).toEqual([
    5000, 600_000, 3_600_000,
  ])
  expect(nextAttempt(4 * day, 0.5)).toBeUndefined()
  // Many that failed together come again one after the other.
  expect([nextAttempt(30_000, 0), nextAttempt(30_000, 1)]).toEqual([4500, 5500])
})

test('a webhook is signed with the words of its secret, or with the key that they state in base64', () => {
  const signed = (secretOfSink: string) => {
    const {
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': signature,
    } = signatureHeaders('message', '{"a":1}', secretOfSink)
    return signature === `v1,${createHmac('sha256', 'a key').update(`${id}.${seconds}.{"a":1}`).digest('base64')}`
  }
  expect([signed('a key'), signed(`whsec_${btoa('a key')}`), signed('another')]).toEqual([true, true, false])
})
