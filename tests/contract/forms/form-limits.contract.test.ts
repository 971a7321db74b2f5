import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { noteStart } from 'site/forms/submissions/form-start.ts'
import { makeToken } from 'site/forms/submissions/form-token.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { claimDelivery, markDelivered, markFailed } from 'site/forms/submissions/outbox.ts'
import { type Received, receiveForm } from 'site/forms/submissions/receive-form.ts'
import { listRefusals } from 'site/forms/submissions/refusals.ts'
import { senderOf } from 'site/forms/submissions/sender.ts'
import type { SinkName } from 'site/forms/submissions/submission.ts'
import { reserveAllowance } from 'site/forms/submissions/take-allowance.ts'
import type { Database } from 'site/server/database/database.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { png, receivedForm } from '../support/received-form.ts'
import { type TestedDatabase, testedDatabases } from '../support/tested-databases.ts'

const secret = 'a secret of the test'
const day = 86_400_000
const now = Date.parse('2026-05-20T10:00:00Z')
const valid = { email: 'ana@taller.example', text: '¿Hay NOR-1R?' }

const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

describe.each(databases)('on $name', ({ place }: TestedDatabase) => {
  let database: Database
  let visitors = 0
  beforeAll(async () => {
    database = openSubmissions(await place())
  })
  afterEach(async () => {
    await database.change('DELETE FROM submissions')
    for (const name of ['refusals', 'allowances']) await database.change(`DELETE FROM ${name}`)
  })
  afterAll(() => database.close())

  function sent(fields: Readonly<Record<string, string | File>>, change: Partial<Received> = {}): Received {
    visitors += 1
    return { ...receivedForm(database, fields, { now, address: `v${visitors}` }), ...change }
  }

  async function taken(at: number, sink: SinkName) {
    const delivery = await claimDelivery(database, at, sink)
    if (!delivery) throw new Error('nothing is due')
    return delivery
  }

  describe('a form that arrives', () => {
    test('comes back once when it has more than two links and only the token of a cached page', async () => {
      await noteStart(database, senderOf('v-links', secret), now - 10_000)
      const pageToken = makeToken('page', 'consulta', { secret, now })
      const links = (count: number) => `See ${'https://a.example HTTP://b.example '.repeat(count).trim()}`.split(' ')
      const withLinks = (
        count: number,
        token: string,
        text = links(count)
          .slice(0, count + 1)
          .join(' '),
      ) => receiveForm(sent({ ...valid, text, _token: token }, { address: 'v-links' }))
      expect(await withLinks(2, pageToken)).toMatchObject({ is: 'stored' })
      const answer = await withLinks(3, pageToken)
      expect(answer).toMatchObject({ is: 'refused', problem: 'check-again' })
      expect(answer).not.toHaveProperty('waitMs')
      expect(await listRefusals(database)).toMatchObject([{ reason: 'links', count: 1 }])
      const token = answer.is === 'refused' ? answer.token : ''
      const text = links(3).join(' ')
      const again = sent({ ...valid, text, _token: token }, { address: 'v-links', now: now + 2000 })
      expect(await receiveForm(again)).toMatchObject({ is: 'stored' })
    })

    test('with the token of a cached page is timed from the first focus of a field in its network', async () => {
      const pageToken = makeToken('page', 'consulta', { secret, now: now - 20 * day })
      const send = (text: string, from: string, at: number) =>
        receiveForm(sent({ ...valid, text, _token: pageToken }, { address: from, now: at }))
      expect(await send('no focus', '2001:db8::1', now)).toMatchObject({ is: 'refused', waitMs: 2000 })
      await noteStart(database, senderOf('2001:db8::1', secret), now)
      await noteStart(database, senderOf('2001:db8::1', secret), now + 1500)
      const early = await send('early', '2001:db8::2', now + 1999)
      expect(early).toMatchObject({ is: 'refused', problem: 'check-again', waitMs: 1 })
      expect(await send('another network', '2001:db8:0:1::1', now + 2000)).toMatchObject({ is: 'refused' })
      expect(await send('in time', '2001:db8::2', now + 2000)).toMatchObject({ is: 'stored' })
      expect(await send('long after', '2001:db8::1', now + 2 * 3_600_000)).toMatchObject({
        is: 'refused',
        waitMs: 2000,
      })
      await noteStart(database, senderOf('2001:db8::1', secret), now + 2 * 3_600_000)
      expect(await send('anew', '2001:db8::1', now + 2 * 3_600_000 + 2000)).toMatchObject({ is: 'stored' })
      expect((await listRefusals(database)).map(({ reason, count }) => [reason, count])).toEqual([
        ['not-started', 3],
        ['too-fast', 1],
      ])
    })

    test('of the second in which its visit began comes back, and is taken two seconds after', async () => {
      const token = makeToken('visit', 'consulta', { secret, now })
      const send = (at: number) => receiveForm(sent({ ...valid, _token: token }, { now: now + at }))
      expect(await send(1999)).toMatchObject({ is: 'refused', problem: 'check-again', waitMs: 1 })
      expect(await send(2000)).toMatchObject({ is: 'stored' })
    })

    test('of one visit is kept once however late it comes again, and another visit may say the same', async () => {
      const send = (token: string, after: number) =>
        receiveForm(sent({ ...valid, _token: token }, { now: now + after }))
      const visit = () => makeToken('visit', 'consulta', { secret, now: now - 10_000 })
      const [mine, another] = [visit(), visit()]
      const first = await send(mine, 0)
      expect(await send(mine, day)).toEqual(first)
      expect(await send(another, 5 * 60_000)).toEqual(first)
      const later = await send(another, 11 * 60_000)
      expect(later.is === 'stored' && first.is === 'stored' && later.id !== first.id).toBe(true)
    })

    test('with the words of another customer is another one', async () => {
      const send = async (customer: string) => {
        const received = sent(valid)
        const number = { component: 'form_hidden', _uid: 'h', name: 'customer_number', value: customer } as const
        return await receiveForm({ ...received, form: { ...received.form, fields: [...received.form.fields, number] } })
      }
      const ids = [await send('c-1'), await send('c-2'), await send('c-1')].map((one) => one.is === 'stored' && one.id)
      expect(ids[0]).toBe(ids[2])
      expect(new Set(ids).size).toBe(2)
    })

    test('is kept without the file of a question that was not shown', async () => {
      const showWhen = [{ component: 'form_condition', _uid: 'c', question: 'text', test: 'is', value: 'with' }]
      const photo = { component: 'form_file', _uid: 'f', name: 'photo', label: 'Foto', kinds: ['image/png'], showWhen }
      const text = { component: 'form_textarea', _uid: 't', name: 'text', label: 'Pregunta' }
      const form = formPage.content.parse({ component: 'form_page', _uid: 'x', title: 'X', fields: [text, photo] })
      for (const words of ['with', 'without']) {
        const file = new File([png], `${words}.png`, { type: 'image/png' })
        expect(await receiveForm(sent({ text: words, photo: file }, { form }))).toMatchObject({ is: 'stored' })
      }
      const files = await database.rows('SELECT name FROM files')
      expect(files.map(({ name }) => name)).toEqual(['with.png'])
    })

    test('is asked to wait after thirty tries from one network, right or wrong', async () => {
      const attempt = (from: string) => receiveForm(sent({ email: 'ana' }, { address: from }))
      for (let index = 0; index < 30; index += 1) expect(await attempt('203.0.113.9')).toMatchObject({ is: 'wrong' })
      expect(await attempt('203.0.113.9')).toMatchObject({ is: 'refused', problem: 'too-many' })
      expect(await attempt('203.0.113.10')).toMatchObject({ is: 'wrong' })
    })
  })

  describe('a flood from many addresses', () => {
    test('refuses no submission: each is stored and accepted, and delivered when the form has room', async () => {
      for (let index = 0; index < 120; index += 1) await receiveForm(sent({ ...valid, text: `flood ${index}` }))
      const person = await receiveForm(sent({ ...valid, text: 'a person' }))
      expect(person).toMatchObject({ is: 'stored', location: '/gracias' })
      const dueAt = async (at: number) => {
        const due = await database.rows('SELECT submission FROM deliveries WHERE next_at <= $1', [at])
        return due.some(({ submission }) => person.is === 'stored' && submission === person.id)
      }
      expect([await dueAt(now), await dueAt(now + 999), await dueAt(now + 1000)]).toEqual([false, false, true])
      expect(await listRefusals(database)).toMatchObject([{ reason: 'delayed', count: 1 }])
    })

    test('delivers to the recipients at the rate of the form, in the order of arrival', async () => {
      await reserveAllowance(
        database,
        { name: 'form', capacity: 1, everyMs: 1000 },
        { key: 'consulta', now, count: 120 },
      )
      const ids: string[] = []
      for (const text of ['one', 'two', 'three']) {
        const stored = await receiveForm(sent({ ...valid, text }))
        if (stored.is === 'stored') ids.push(stored.id)
      }
      const mails: string[] = []
      for (let seconds = 0; seconds < 5; seconds += 1) {
        const mail = await claimDelivery(database, now + seconds * 1000, 'mail')
        if (mail) mails.push(mail.submission)
        expect(await claimDelivery(database, now + seconds * 1000, 'mail')).toBeUndefined()
      }
      expect(mails).toEqual(ids)
    })

    test('is refused when a day of it waits already, files counting for their weight; other forms are not', async () => {
      const dayOfForms = { name: 'form', capacity: 120, everyMs: 1000, longestWaitMs: day }
      await reserveAllowance(database, dayOfForms, { key: 'consulta', now, count: 119 + 86_400 - 2 })
      const large = new Uint8Array(3_000_000)
      large.set(png)
      const photo = new File([large], 'llave.png', { type: 'image/png' })
      expect(await receiveForm(sent({ ...valid, photo }))).toMatchObject({ is: 'stored' })
      expect(await receiveForm(sent({ ...valid, text: 'late' }))).toMatchObject({ is: 'refused', problem: 'too-many' })
      const token = makeToken('visit', 'other', { secret, now: now - 10_000 })
      expect(await receiveForm(sent({ ...valid, _token: token }, { slug: 'other' }))).toMatchObject({ is: 'stored' })
    })
  })

  describe('a flood from one network', () => {
    const at = (index: number, bits: 64 | 56) =>
      bits === 64 ? `2001:db8:7::${index.toString(16)}` : `2001:db8:7:${index.toString(16)}::1`
    const send = (text: string, from: string, change: Partial<Received> = {}) =>
      receiveForm(sent({ ...valid, text }, { address: from, ...change }))

    test('of many addresses of one IPv6 customer is counted as one address', async () => {
      for (let index = 0; index < 10; index += 1)
        expect(await send(`${index}`, at(index, 64))).toMatchObject({ is: 'stored' })
      expect(await send('more', at(99, 64))).toMatchObject({ is: 'refused', problem: 'too-many' })
      expect(await send('mapped', '::ffff:203.0.113.7')).toMatchObject({ is: 'stored' })
      expect(await send('a minute later', at(99, 64), { now: now + 59_999 })).toMatchObject({ is: 'refused' })
      expect(await send('a minute later', at(99, 64), { now: now + 60_000 })).toMatchObject({ is: 'stored' })
    })

    test('of many customers of one IPv6 provider ends after forty-one, and not for its neighbours', async () => {
      const outcomes = []
      for (let index = 0; index < 50; index += 1) outcomes.push((await send(`${index}`, at(index, 56))).is)
      expect(outcomes.filter((is) => is === 'stored')).toHaveLength(41)
      expect(await send('neighbour', '2001:db8:7:100::1')).toMatchObject({ is: 'stored' })
    })

    test('of wrong answers ends after a hundred and twenty, however many customers they come from', async () => {
      const outcomes = []
      for (let index = 0; index < 130; index += 1) {
        const { is } = await receiveForm(sent({ email: 'ana' }, { address: at(index, 56) }))
        outcomes.push(is)
      }
      expect(outcomes.filter((is) => is === 'wrong')).toHaveLength(120)
    })

    test('is delivered after later submissions of others, at the rate of the form', async () => {
      await reserveAllowance(
        database,
        { name: 'form', capacity: 1, everyMs: 1000 },
        { key: 'consulta', now, count: 120 },
      )
      const ids = new Map<string, string>()
      const keep = async (text: string, from: string, after: number) => {
        const stored = await send(text, from, { now: now + after })
        if (stored.is === 'stored') ids.set(stored.id, text)
      }
      for (let index = 0; index < 5; index += 1) await keep(`flood ${index}`, at(index, 64), 0)
      await keep('a person', '203.0.113.7', 300)
      await keep('another', '198.51.100.7', 400)
      const order = ['flood 0', 'a person', 'another', 'flood 1', 'flood 2', 'flood 3', 'flood 4']
      const mails: string[] = []
      for (let seconds = 0; seconds < 9; seconds += 1) {
        const mail = await claimDelivery(database, now + seconds * 1000, 'mail')
        if (mail) mails.push(`${seconds} ${ids.get(mail.submission)}`)
        expect(await claimDelivery(database, now + seconds * 1000, 'mail')).toBeUndefined()
      }
      expect(mails.map((mail) => mail.slice(2))).toEqual(order)
      // One a second, as without the flood.
      expect(mails.map((mail) => Number(mail[0]))).toEqual([1, 2, 3, 4, 5, 6, 7])
    })

    test('stands behind others when a sink answers again after it was away', async () => {
      for (let index = 0; index < 3; index += 1) await send(`flood ${index}`, at(index, 64))
      const person = await send('a person', '203.0.113.7', { now: now + 1000 })
      const later = now + 50 * 60_000
      const mails = []
      for (let index = 0; index < 4; index += 1) mails.push(await taken(later, 'mail'))
      for (const mail of mails) await markFailed(database, mail, { error: 'down', now: later })
      expect(await claimDelivery(database, later + 1, 'mail')).toBeUndefined()
      await markDelivered(database, { sink: 'mail', submission: 'another' }, later + 1)
      const again = [await taken(later + 1, 'mail'), await taken(later + 1, 'mail')]
      expect(again[1]?.submission).toBe(person.is === 'stored' ? person.id : '')
    })

    test('that only machines fill in takes no room from people', async () => {
      for (let index = 0; index < 125; index += 1)
        await receiveForm(sent({ ...valid, text: `held ${index}`, website_: 'x' }))
      await send('a person', '203.0.113.7')
      const due = await database.rows(`SELECT next_at FROM deliveries WHERE state = 'pending' AND sink = 'mail'`)
      expect(due.map((row) => Number(row['next_at']))).toEqual([now])
    })
  })

  test('a database of before forms had turns keeps what lies in it, in the order in which it came', async () => {
    const address = await place()
    const before = openSubmissions(address)
    for (const [index, text] of ['one', 'two'].entries())
      await receiveForm(sent({ ...valid, text }, { database: before, now: now + index * 1000 }))
    for (const name of ['deliveries_turn', 'deliveries_next']) await before.change(`DROP INDEX ${name}`)
    for (const name of ['turn', 'form']) await before.change(`ALTER TABLE deliveries DROP COLUMN ${name}`)
    await before.change('CREATE INDEX deliveries_of_sink ON deliveries (sink, state, next_at)')
    const later = ['enquiries', 'enquiry_numbers', 'digests', 'subscriptions', 'subscribers']
    for (const table of [...later, 'forms_migrations']) await before.change(`DROP TABLE IF EXISTS ${table}`)
    await before.close()
    const both = [openSubmissions(address), openSubmissions(address)]
    const rows = await Promise.all(
      both.map((one) => one.rows('SELECT form, turn, sink FROM deliveries ORDER BY turn, sink')),
    )
    const expected = [now, now + 1000].flatMap((turn) => ['mail', 'webhook'].map((sink) => ['consulta', turn, sink]))
    for (const found of rows) expect(found.map(({ form, turn, sink }) => [form, Number(turn), sink])).toEqual(expected)
    await Promise.all(both.map((one) => one.close()))
  })
})
