import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportAnswers } from 'scripts/outbox/export-answers.ts'
import { exportFiles } from 'scripts/outbox/export-files.ts'
import { forgetReturn, readReturn, storeReturn } from 'site/forms/submissions/form-returns.ts'
import { makeToken } from 'site/forms/submissions/form-token.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import {
  claimDelivery,
  listDeliveries,
  listUnaddressed,
  markDelivered,
  markFailed,
  renewClaim,
  retryDeliveries,
  waitingDeliveries,
} from 'site/forms/submissions/outbox.ts'
import { type Received, receiveForm } from 'site/forms/submissions/receive-form.ts'
import { countRefusal, listRefusals } from 'site/forms/submissions/refusals.ts'
import { deliverNext, forgetOld, startOutbox } from 'site/forms/submissions/start-outbox.ts'
import type { SinkName } from 'site/forms/submissions/submission.ts'
import { forgetAllowances, reserveAllowance, takeAllowance } from 'site/forms/submissions/take-allowance.ts'
import type { Database } from 'site/server/database/database.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { consulta, png, receivedForm } from '../support/received-form.ts'
import { type TestedDatabase, testedDatabases } from '../support/tested-databases.ts'
import { startWebhookSink } from '../support/webhook-sink.ts'

const secret = 'a secret of the test'
const day = 86_400_000
const now = Date.parse('2026-05-20T10:00:00Z')
const valid = { email: 'ana@taller.example', text: '¿Hay NOR-1R?' }

/** A visitor with a known browser who is no customer. */
const visitor = { browser: 'a browser', customer: undefined }

const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

describe.each(databases)('on $name', ({ place }: TestedDatabase) => {
  let database: Database
  let address = ''
  let visitors = 0
  const open: Database[] = []
  beforeAll(async () => {
    address = await place()
    database = another()
  })
  afterEach(async () => {
    await database.change('DELETE FROM submissions')
    for (const name of ['returns', 'refusals', 'allowances']) await database.change(`DELETE FROM ${name}`)
  })
  afterAll(() => Promise.all(open.map((one) => one.close())))

  /** The same submissions in another process. */
  function another(): Database {
    const opened = openSubmissions(address)
    open.push(opened)
    return opened
  }

  function sent(fields: Readonly<Record<string, string | File>>, change: Partial<Received> = {}): Received {
    visitors += 1
    return { ...receivedForm(database, fields, { now, address: `v${visitors}` }), ...change }
  }

  async function taken(at = now, sink?: SinkName) {
    const delivery = await claimDelivery(database, at, sink)
    if (!delivery) throw new Error('nothing is due')
    return delivery
  }

  async function leasedUntil(): Promise<number> {
    const [row] = await database.rows(`SELECT claimed_until FROM deliveries WHERE sink = 'mail'`)
    return Number(row?.['claimed_until'])
  }

  describe('a form that arrives', () => {
    test('is kept with a message for each sink', async () => {
      expect(await receiveForm(sent(valid))).toMatchObject({ is: 'stored', location: '/gracias' })
      const sinks = (await listDeliveries(database, ['pending'])).map(({ sink }) => sink)
      expect(sinks.toSorted()).toEqual(['mail', 'webhook'])
    })

    test('is kept with its files, every byte and letter of them', async () => {
      const photo = new File([png], 'Schlüssel ключ.png', { type: 'image/png' })
      expect(await receiveForm(sent({ ...valid, photo }))).toMatchObject({ is: 'stored' })
      const [file] = await database.rows('SELECT name, type, bytes FROM files')
      expect(file).toMatchObject({ name: 'Schlüssel ключ.png', type: 'image/png' })
      expect(Buffer.from(file?.['bytes'] as Uint8Array).equals(png)).toBe(true)
    })

    test('is kept once when it arrives twice, at the same moment or in two processes', async () => {
      const received = sent(valid)
      const first = await receiveForm(received)
      expect(await receiveForm({ ...received, now: now + 5000 })).toEqual(first)
      const other = another()
      const many = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          receiveForm(sent({ ...valid, text: 'eight times' }, { database: index % 2 === 0 ? database : other })),
        ),
      )
      expect(new Set(many.map((one) => (one.is === 'stored' ? one.id : one.is))).size).toBe(1)
      expect(await listDeliveries(database, ['pending'])).toHaveLength(4)
    })

    test('waits in the outbox, whose depth and age are counted for each state', async () => {
      await receiveForm(sent(valid, { now: now - 5000 }))
      await receiveForm(sent({ ...valid, text: 'later' }))
      expect(await waitingDeliveries(database, 'pending', now)).toEqual({ length: 4, oldestMs: 5000 })
      expect(await waitingDeliveries(database, 'dead', now)).toEqual({ length: 0, oldestMs: 0 })
    })

    test('gets the errors and is not stored', async () => {
      expect(await receiveForm(sent({ email: 'ana' }))).toEqual({ is: 'wrong', errors: { email: 'wrong' } })
      expect(await listDeliveries(database, ['pending'])).toEqual([])
    })

    test('is not kept with a file that is not what its name says', async () => {
      const script = new File(['<script>'], 'photo.png', { type: 'image/png' })
      expect(await receiveForm(sent({ ...valid, photo: script }))).toEqual({ is: 'wrong', errors: { photo: 'type' } })
    })

    test('is held for review when the hidden field was filled in', async () => {
      expect(await receiveForm(sent({ ...valid, website_: 'http://spam.example' }))).toMatchObject({ is: 'stored' })
      expect(await claimDelivery(database, now)).toBeUndefined()
      const held = await listDeliveries(database, ['held'])
      expect(held).toHaveLength(2)
      expect(await listRefusals(database)).toMatchObject([{ reason: 'trap', count: 1 }])
      expect(await retryDeliveries(database, now, held[0]?.submission)).toBe(2)
    })

    test('comes back with a fresh token when its own is missing, foreign or of this second', async () => {
      const visit = makeToken('visit', 'consulta', { secret, now: now - 500 })
      for (const token of ['', makeToken('page', 'other', { secret, now }), visit]) {
        const answer = await receiveForm(sent({ ...valid, text: token, _token: token }))
        expect(answer).toMatchObject({ is: 'refused', problem: 'check-again' })
        if (answer.is !== 'refused') continue
        const again = sent({ ...valid, text: token, _token: answer.token }, { now: now + 3000 })
        expect(await receiveForm(again)).toMatchObject({ is: 'stored' })
      }
    })

    test('is asked to wait after ten from one address, whichever process took them; others are not', async () => {
      const other = another()
      const send = (index: number, from: string) =>
        receiveForm(sent({ ...valid, text: `${index}` }, { database: index % 2 ? database : other, address: from }))
      for (let index = 0; index < 10; index += 1)
        expect(await send(index, '203.0.113.7')).toMatchObject({ is: 'stored' })
      expect(await send(11, '203.0.113.7')).toMatchObject({ is: 'refused', problem: 'too-many' })
      expect(await send(12, '203.0.113.8')).toMatchObject({ is: 'stored' })
      expect(JSON.stringify(await database.rows('SELECT * FROM allowances'))).not.toContain('203.0.113')
    })
  })

  describe('the outbox', () => {
    test('gives a message to one worker at a time', async () => {
      await receiveForm(sent(valid))
      const claims = await Promise.all([database, another(), database].map((one) => claimDelivery(one, now)))
      expect(claims.map((one) => one?.sink ?? '').toSorted()).toEqual(['', 'mail', 'webhook'])
      expect(await claimDelivery(database, now)).toBeUndefined()
    })

    test('gives a message to another worker when the first one died', async () => {
      await receiveForm(sent(valid))
      await taken()
      await taken()
      expect(await claimDelivery(database, now + 9000)).toMatchObject({ attempts: 2 })
    })

    test('gives a message to no other worker while the first one sends it, however long that takes', async () => {
      await receiveForm(sent(valid))
      const [slow] = [await taken(), await taken()]
      for (const seconds of [6, 12, 18]) await renewClaim(database, slow, now + seconds * 1000)
      expect(await claimDelivery(database, now + 25_000, slow.sink)).toBeUndefined()
      const next = await taken(now + 27_000, slow.sink)
      await renewClaim(database, slow, now + 60_000)
      await markFailed(database, slow, { error: 'late', now: now + 28_000 })
      expect(await claimDelivery(database, now + 34_000, slow.sink)).toBeUndefined()
      expect(await claimDelivery(database, now + 36_000, next.sink)).toMatchObject({ attempts: 3 })
    })

    test('does not send what was delivered again because a slow worker failed at it later', async () => {
      await receiveForm(sent(valid))
      const slow = await taken()
      await markDelivered(database, slow, now)
      await markFailed(database, slow, { error: 'late', now })
      expect(await listDeliveries(database, ['delivered'])).toMatchObject([{ sink: slow.sink }])
    })

    test('tries everything again as soon as a sink answers', async () => {
      await receiveForm(sent(valid))
      const [failed, done] = [await taken(), await taken()]
      await markDelivered(database, done, now)
      await markFailed(database, failed, { error: 'down \0', now: now + 50 * 60_000 })
      expect(await claimDelivery(database, now + 50 * 60_000 + 1000)).toBeUndefined()
      const answered = { ...done, sink: failed.sink, submission: 'another' }
      await markDelivered(database, answered, now + 50 * 60_000 + 2000)
      expect(await claimDelivery(database, now + 50 * 60_000 + 2000)).toMatchObject({ sink: failed.sink })
    })

    test('gives what waited for a sink that was away in the order in which it came', async () => {
      const later = now + 50 * 60_000
      for (const [index, text] of ['one', 'two', 'three'].entries()) {
        await receiveForm(sent({ ...valid, text }, { now: now + index * 1000 }))
      }
      const mails = [await taken(later, 'mail'), await taken(later, 'mail'), await taken(later, 'mail')]
      for (const mail of mails.toReversed()) await markFailed(database, mail, { error: 'down', now: later })
      expect(await claimDelivery(database, later + 1, 'mail')).toBeUndefined()
      await markDelivered(database, { sink: 'mail', submission: 'another' }, later + 1)
      const again = [await taken(later + 1, 'mail'), await taken(later + 1, 'mail'), await taken(later + 1, 'mail')]
      expect(again.map(({ submission }) => submission)).toEqual(mails.map(({ submission }) => submission))
      expect(mails.map(({ receivedAt }) => receivedAt)).toEqual([now, now + 1000, now + 2000])
    })

    test('holds no sink up because another one does not answer', async () => {
      await receiveForm(sent(valid))
      // A server that accepts the connection and sends nothing.
      const held: Socket[] = []
      const silent = createServer((socket) => void held.push(socket)).listen(0, 'localhost')
      await once(silent, 'listening')
      const webhook = await startWebhookSink(() => false)
      const settings = {
        smtpUrl: `smtp://localhost:${(silent.address() as AddressInfo).port}`,
        mailFrom: 'a@b.example',
        webhookUrl: webhook.url,
        webhookSecret: secret,
      }
      let clock = now
      const stop = startOutbox({ database, settings, report: () => undefined, pauseMs: 10, now: () => clock })
      await expect.poll(() => webhook.taken.length, { timeout: 20_000 }).toBe(1)
      // The lease of the mail that is being sent is renewed.
      clock = now + 7000
      await expect.poll(() => leasedUntil(), { timeout: 20_000 }).toBeGreaterThan(now + 8000)
      for (const socket of held) socket.destroy()
      silent.close()
      await Promise.all([stop(), webhook.stop()])
    })

    test('gives up after four days, until an operator retries', async () => {
      await receiveForm(sent(valid))
      await markFailed(database, await taken(), { error: 'gone', now: now + 5 * day })
      expect(await listDeliveries(database, ['dead'])).toMatchObject([{ lastError: 'gone' }])
      expect(await retryDeliveries(database, now)).toBe(1)
    })

    test('forgets answers and files when their days are over, later what is still to be delivered', async () => {
      await receiveForm(sent(valid))
      for (const delivery of [await taken(), await taken()]) await markDelivered(database, delivery, now)
      expect([await forgetOld(database, now + 90 * day - 1), await forgetOld(database, now + 90 * day)]).toEqual([0, 1])
      const photo = new File([png], 'photo.png', { type: 'image/png' })
      await receiveForm(sent({ ...valid, photo }))
      expect(await forgetOld(database, now + 91 * day)).toBe(0)
      expect(await forgetOld(database, now + 98 * day)).toBe(1)
      expect(await database.rows('SELECT place FROM files')).toEqual([])
    })
  })

  test('a form that came back is there for an hour', async () => {
    const content = { form: 'consulta', values: { email: 'x' }, errors: {} }
    const id = await storeReturn(database, content, { owner: visitor, now })
    expect(await readReturn(database, id, { owner: visitor, now: now + 1000 })).toMatchObject({
      values: { email: 'x' },
    })
    expect(await readReturn(database, id, { owner: visitor, now: now + 3_700_000 })).toBeUndefined()
    await forgetReturn(database, id)
    expect(await readReturn(database, id, { owner: visitor, now })).toBeUndefined()
  })

  test('a bucket fills up again, is the same for all processes, and is forgotten when it is full', async () => {
    const limit = { name: 'test', capacity: 2, everyMs: 1000 }
    const other = another()
    const take = (one: Database, at: number) => takeAllowance(one, limit, { key: 'a', now: now + at })
    const seen = [await take(database, 0), await take(other, 0), await take(database, 500), await take(other, 1000)]
    expect(seen).toEqual([true, true, false, true])
    const rush = await Promise.all(Array.from({ length: 9 }, (_, at) => take(at % 2 ? database : other, 10_000)))
    expect(rush.filter(Boolean)).toHaveLength(2)
    const patient = { ...limit, longestWaitMs: 1000 }
    const reserve = () => reserveAllowance(database, patient, { key: 'b', now })
    expect([await reserve(), await reserve(), await reserve(), await reserve()]).toEqual([
      now,
      now,
      now + 1000,
      undefined,
    ])
    await database.change(`DELETE FROM allowances WHERE name = 'test b'`)
    await forgetAllowances(database, now + 11_999)
    expect(await database.rows('SELECT name FROM allowances')).toHaveLength(1)
    await forgetAllowances(database, now + 12_000)
    expect(await database.rows('SELECT name FROM allowances')).toEqual([])
  })

  test('answers are exported as a table that a spreadsheet does not compute', async () => {
    const first = await receiveForm(sent({ ...valid, text: '=HYPERLINK("x")' }))
    await receiveForm(sent(valid))
    const lines = (await exportAnswers(database)).split('\r\n')
    expect(lines).toHaveLength(7)
    const id = first.is === 'stored' ? first.id : ''
    const own = await exportAnswers(database, id)
    expect(own).toContain(`${id},consulta,2026-05-20T10:00:00.000Z,text,"'=HYPERLINK(""x"")"`)
    expect(own.split('\r\n')).toHaveLength(4)
  })

  test('files are exported under the name of their submission', async () => {
    const photo = new File([png], 'llave.png', { type: 'image/png' })
    const stored = await receiveForm(sent({ ...valid, photo }))
    await receiveForm(sent({ ...valid, text: 'another', photo }))
    const folder = mkdtempSync(join(tmpdir(), 'form-files-'))
    const id = stored.is === 'stored' ? stored.id : ''
    expect([await exportFiles(database, folder, id), readdirSync(folder)]).toEqual([1, [`${id}-0-llave.png`]])
    expect(readFileSync(join(folder, `${id}-0-llave.png`)).equals(png)).toBe(true)
    expect(await exportFiles(database, folder)).toBe(2)
    rmSync(folder, { recursive: true })
  })

  test('a form without recipients is named', async () => {
    const nobody = { form: { ...consulta, recipients: [] }, hasWebhook: false }
    const stored = await receiveForm(sent(valid, nobody))
    await receiveForm(sent({ ...valid, text: 'to somebody' }))
    const named = (await listUnaddressed(database)).map(({ submission, sink }) => [submission, sink])
    expect(named).toEqual([[stored.is === 'stored' ? stored.id : '', 'nobody']])
  })

  test('refusals are counted', async () => {
    for (const reason of ['links', 'links', 'origin'] as const) await countRefusal(database, 'consulta', reason)
    expect((await listRefusals(database)).map(({ reason, count }) => [reason, count])).toEqual([
      ['links', 2],
      ['origin', 1],
    ])
  })

  test('what two do in one process does not mix: one that fails takes nothing of the other with it', async () => {
    const fails = database.inTransaction('a', async (statements) => {
      await statements.change(`INSERT INTO returns (id, expires_at, content) VALUES ('lost', 1, '')`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('on purpose')
    })
    const stays = storeReturn(database, { form: 'consulta', values: {}, errors: {} }, { owner: visitor, now })
    await expect(fails).rejects.toThrow('on purpose')
    expect(await readReturn(database, await stays, { owner: visitor, now })).toBeDefined()
    expect(await database.rows('SELECT id FROM returns')).toHaveLength(1)
  })

  test('a sink that is down for thirty hours gets every form once, and is not called every second', async () => {
    let at = now
    const webhook = await startWebhookSink(() => at < now + 30 * 3_600_000, secret)
    const silent = { ...consulta, recipients: [] }
    for (const text of ['one', 'two']) await receiveForm(sent({ ...valid, text }, { form: silent }))
    const settings = {
      smtpUrl: 'smtp://localhost:1',
      mailFrom: 'a@b.example',
      webhookUrl: webhook.url,
      webhookSecret: secret,
    }
    const worker = { database, settings, report: () => undefined, now: () => at }
    const two = [worker, { ...worker, database: another() }]
    for (; at < now + 32 * 3_600_000; at += 600_000) {
      while ((await Promise.all(two.map((one) => deliverNext(one)))).some(Boolean));
    }
    await webhook.stop()
    expect([webhook.taken.length, new Set(webhook.taken).size]).toEqual([2, 2])
    expect(webhook.forged()).toBe(0)
    expect(webhook.refused() / 2).toBeLessThan(140)
  })
})
