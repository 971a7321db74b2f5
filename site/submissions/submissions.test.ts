import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { describe, expect, test } from 'vitest'
import { forgetOld } from './forget-old.ts'
import { keepReturn, readReturn } from './form-returns.ts'
import { makeToken, readToken } from './form-token.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import { nextAttempt } from './next-attempt.ts'
import { openDatabase } from './open-database.ts'
import { claimDelivery, listDeliveries, markDelivered, markFailed, retryDeliveries } from './outbox.ts'
import { rateLimit } from './rate-limit.ts'
import { readBody } from './read-body.ts'
import { type Received, receiveForm } from './receive-form.ts'
import { listRefusals } from './refusals.ts'

const secret = 'a secret of the test'
const day = 86_400_000
const now = Date.parse('2026-05-20T10:00:00Z')
const form = formPage.content.parse({
  component: 'form_page',
  _uid: 'form',
  title: 'Consulta',
  recipients: 'taller@zarandal.example',
  fields: [
    { component: 'form_email', _uid: 'e', name: 'email', label: 'Correo', isRequired: true },
    { component: 'form_textarea', _uid: 't', name: 'text', label: 'Pregunta' },
    { component: 'form_file', _uid: 'f', name: 'photo', label: 'Foto', kinds: ['image/png'] },
  ],
})

let visitors = 0
function sent(fields: Readonly<Record<string, string | File>>, change: Partial<Received> = {}): Received {
  const data = new FormData()
  data.set('_token', makeToken('page', 'consulta', { secret, now }))
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  visitors += 1
  const words = { email: ['missing', 'wrong'], text: [], photo: ['many', 'large', 'type'] }
  const fixed = { secret, form, slug: 'consulta', words, locale: 'es-ES', page: '/contactos', location: '/gracias' }
  return {
    database: openDatabase(':memory:'),
    data,
    address: `v${visitors}`,
    hasWebhook: true,
    now,
    ...fixed,
    ...change,
  }
}
const good = { email: 'ana@taller.example', text: '¿Hay NOR-1R?' }

describe('a form that arrives', () => {
  test('is kept with a message for each sink', async () => {
    const received = sent(good)
    expect(await receiveForm(received)).toMatchObject({ is: 'kept', location: '/gracias' })
    const sinks = listDeliveries(received.database, ['pending']).map(({ sink }) => sink)
    expect(sinks.toSorted()).toEqual(['mail', 'webhook'])
  })

  test('is kept once when it arrives twice', async () => {
    const received = sent(good)
    const first = await receiveForm(received)
    expect(await receiveForm({ ...received, now: now + 5000 })).toEqual(first)
    expect(listDeliveries(received.database, ['pending'])).toHaveLength(2)
  })

  test('is told what is wrong and not kept', async () => {
    const received = sent({ email: 'ana' })
    expect(await receiveForm(received)).toEqual({ is: 'wrong', errors: { email: 'wrong' } })
    expect(listDeliveries(received.database, ['pending'])).toEqual([])
  })

  test('is not kept with a file that is not what its name says', async () => {
    const script = new File(['<script>'], 'photo.png', { type: 'image/png' })
    expect(await receiveForm(sent({ ...good, photo: script }))).toEqual({ is: 'wrong', errors: { photo: 'type' } })
  })

  test('waits for a person when a field that nobody sees was filled in', async () => {
    const received = sent({ ...good, website_: 'http://spam.example' })
    expect(await receiveForm(received)).toMatchObject({ is: 'kept' })
    expect(claimDelivery(received.database, now)).toBeUndefined()
    expect(listDeliveries(received.database, ['held'])).toHaveLength(2)
    expect(listRefusals(received.database)).toMatchObject([{ reason: 'trap', count: 1 }])
  })

  test('comes back with a fresh token when its own is missing, foreign or of this second', async () => {
    const visit = makeToken('visit', 'consulta', { secret, now: now - 500 })
    for (const token of ['', makeToken('page', 'other', { secret, now }), visit]) {
      const answer = await receiveForm(sent({ ...good, _token: token }))
      expect(answer).toMatchObject({ is: 'refused', problem: 'check-again' })
      if (answer.is !== 'refused') continue
      const again = sent({ ...good, _token: answer.token }, { now: now + 3000 })
      expect(await receiveForm(again)).toMatchObject({ is: 'kept' })
    }
  })

  test('is asked to wait after ten from one address, and others are not', async () => {
    const { database } = sent(good)
    const send = (index: number, address: string) =>
      receiveForm(sent({ ...good, text: `${index}` }, { database, address }))
    for (let index = 0; index < 10; index += 1) expect(await send(index, 'flood')).toMatchObject({ is: 'kept' })
    expect(await send(11, 'flood')).toMatchObject({ is: 'refused', problem: 'too-many' })
    expect(await send(12, 'somebody else')).toMatchObject({ is: 'kept' })
  })
})

describe('the outbox', () => {
  test('gives a message to one worker at a time', async () => {
    const { database } = await kept()
    const [one, other] = [claimDelivery(database, now), claimDelivery(database, now)]
    expect(one?.sink).not.toBe(other?.sink)
    expect(claimDelivery(database, now)).toBeUndefined()
  })

  test('gives a message to another worker when the first one died', async () => {
    const { database } = await kept()
    claimDelivery(database, now)
    claimDelivery(database, now)
    expect(claimDelivery(database, now + 121_000)).toMatchObject({ attempts: 2 })
  })

  test('tries everything again as soon as a sink answers', async () => {
    const { database } = await kept()
    const failed = claimDelivery(database, now)
    const taken = claimDelivery(database, now)
    if (!failed || !taken) throw new Error('nothing is due')
    markDelivered(database, taken, now)
    markFailed(database, failed, { error: 'down', now: now + 50 * 60_000 })
    expect(claimDelivery(database, now + 50 * 60_000 + 1000)).toBeUndefined()
    markDelivered(database, { ...taken, sink: failed.sink, submission: 'another' }, now + 50 * 60_000 + 2000)
    expect(claimDelivery(database, now + 50 * 60_000 + 2000)).toMatchObject({ sink: failed.sink })
  })

  test('gives up after four days, until somebody asks for it', async () => {
    const { database } = await kept()
    const delivery = claimDelivery(database, now)
    if (!delivery) throw new Error('nothing is due')
    markFailed(database, delivery, { error: 'gone', now: now + 5 * day })
    expect(listDeliveries(database, ['dead'])).toMatchObject([{ lastError: 'gone' }])
    expect(retryDeliveries(database, now)).toBe(1)
    expect(nextAttempt(30_000, 0.5)).toBe(5000)
  })

  test('forgets answers when their days are over, later what is still to be delivered', async () => {
    const { database } = await kept()
    expect(forgetOld(database, now + 91 * day)).toBe(0)
    expect(forgetOld(database, now + 98 * day)).toBe(1)
  })
})

async function kept() {
  const received = sent(good)
  await receiveForm(received)
  return received
}

test('a token serves for its own form only, and not for ever', () => {
  const token = makeToken('visit', 'consulta', { secret, now })
  expect(readToken(token, 'consulta', { secret, now: now + 1000 })).toMatchObject({ kind: 'visit', ageMs: 1000 })
  expect(readToken(token, 'empleo', { secret, now })).toBeUndefined()
  expect(readToken(token, 'consulta', { secret: 'another secret', now })).toBeUndefined()
  expect(readToken(token, 'consulta', { secret, now: now + 8 * day })).toBeUndefined()
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
  ['of another site', { origin: 'https://a.example', host: 'a.example', 'sec-fetch-site': 'cross-site' }, false],
])('a request %s is judged by its origin', (_, headers, isOwn) => {
  expect(isOwnOrigin(new Headers(headers as Record<string, string>))).toBe(isOwn)
})

test('a body is taken up to its limit, and only a form', async () => {
  const post = (body: BodyInit, type?: string) =>
    new Request('https://a.example', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })
  const data = new FormData()
  data.set('a', 'x'.repeat(100))
  expect(await readBody(post(data), 10_000)).toHaveProperty('data')
  expect(await readBody(post(data), 50)).toEqual({ refusal: 'too-large' })
  expect(await readBody(post('{}', 'text/plain'), 50)).toEqual({ refusal: 'unreadable' })
})

test('a bucket fills up again', () => {
  const limit = rateLimit({ capacity: 1, everyMs: 1000 })
  expect([limit.take('a', 0), limit.take('a', 500), limit.take('b', 500), limit.take('a', 1600)]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('a form that came back is there for an hour', () => {
  const database = openDatabase(':memory:')
  const id = keepReturn(database, { form: 'consulta', values: { email: 'x' }, errors: {} }, now)
  expect(readReturn(database, id, now + 1000)).toMatchObject({ values: { email: 'x' } })
  expect(readReturn(database, id, now + 3_700_000)).toBeUndefined()
})
