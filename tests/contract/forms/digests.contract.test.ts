import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import { appearanceOf } from 'site/extranet/appearance-of.ts'
import type { LibraryDocument } from 'site/features/subscriptions/digests/compose-digest.ts'
import { type Sending, sendDigests } from 'site/features/subscriptions/digests/send-digests.ts'
import { type Frequency, nextDue } from 'site/features/subscriptions/subscription.ts'
import {
  chooseSubscription,
  endDigest,
  findDigest,
  listSubscriptions,
  mostSubscriptions,
  noteClaims,
} from 'site/features/subscriptions/subscriptions.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { deliverNext } from 'site/forms/submissions/start-outbox.ts'
import type { Database } from 'site/server/database/database.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'
import { digestDrill } from './digests/digest-drill.ts'
import { drillMail, libraryDocument } from './digests/digest-state.ts'

/** The long run: `DIGEST_KILLS=100 vitest run --project contract tests/contract/forms/digests`. */
const kills = Number(process.env['DIGEST_KILLS'] || 4)
const databases = await testedDatabases()
const folders: string[] = []
afterAll(async () => {
  await Promise.all(databases.map(({ stop }) => stop()))
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'digests-'))
  folders.push(made)
  return made
}

const day = 24 * 3600_000
/** A Monday, an hour before digests are due. */
const started = Date.UTC(2027, 0, 11, 4)
const claims = { email: 'ana@a.example', name: 'Ana', groups: ['locksmith'], website: 'base', locale: 'es' }
const catalogues = { kind: 'folder', target: 'extranet/catalogos' } as const

describe.each(databases)('digests on $name', ({ name, place }) => {
  async function scene() {
    const address = await place()
    const database = openSubmissions(address)
    const clock = { at: started }
    const documents: LibraryDocument[] = []
    const readings: string[] = []
    const choose = async (
      subject: string,
      frequency: Frequency | 'never',
      follow: Parameters<typeof chooseSubscription>[2]['follow'] = catalogues,
      own = claims,
    ) =>
      await chooseSubscription(
        database,
        { subject, claims: own },
        { follow, title: 'Catálogos', frequency, now: clock.at },
      )
    const sending = (over: Database = database): Sending => ({
      database: over,
      async readLibrary({ market, locale }) {
        readings.push(`${market.id} ${locale}`)
        return { until: clock.at, documents, lines: new Map([['extranet/productos', new Set(['in-line'])]]) }
      },
      mailFor: async (composed) => drillMail(composed),
      mayGoOn: () => true,
      now: () => clock.at,
    })
    const queued = async () => {
      const rows = await database.rows('SELECT message FROM deliveries ORDER BY submission')
      return rows.map(({ message }) => {
        const { to, text } = JSON.parse(String(message))
        return `${to}: ${text.replaceAll('\n', ', ')}`
      })
    }
    return { address, database, clock, documents, readings, choose, sending, queued }
  }

  test('reports exactly what has changed since the mark and may be read now, once', async () => {
    const { clock, documents, choose, sending, queued } = await scene()
    documents.push(libraryDocument({ uuid: 'before', appearedAt: started }))
    await choose('ana', 'daily')
    documents.push(
      libraryDocument({ uuid: 'new', appearedAt: started + 1 }),
      libraryDocument({ uuid: 'elsewhere', appearedAt: started + 2, folder: 'extranet/otros' }),
      libraryDocument({ uuid: 'closed', appearedAt: started + 3, isOpenTo: ({ groups }) => groups.includes('x') }),
      libraryDocument({ uuid: 'later', appearedAt: started + 2 * day }),
    )
    expect(await sendDigests(sending())).toBe(0)
    clock.at += day
    expect(await sendDigests(sending())).toBe(1)
    expect(await sendDigests(sending())).toBe(0)
    expect(await queued()).toEqual(['ana@a.example: changed new'])
    clock.at += day
    expect(await sendDigests(sending())).toBe(1)
    clock.at += day
    expect(await sendDigests(sending())).toBe(0)
    expect((await queued()).toSorted()).toEqual(['ana@a.example: changed later', 'ana@a.example: changed new'])
  })

  test('a product line and a document are followed, a newer edition takes the place of its document', async () => {
    const { clock, documents, choose, sending, queued } = await scene()
    const [first, second] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']
    await choose('ana', 'daily', { kind: 'line', target: 'extranet/productos' })
    await choose('ana', 'daily', { kind: 'document', target: first })
    documents.push(
      libraryDocument({ uuid: first, replacedBy: second }),
      libraryDocument({ uuid: second, appearedAt: started + 1, replacedBy: first }),
      libraryDocument({ uuid: 'in-line', appearedAt: started + 2 }),
      libraryDocument({ uuid: 'other', appearedAt: started + 3 }),
    )
    clock.at += day
    await sendDigests(sending())
    expect(await queued()).toEqual([`ana@a.example: changed in-line, changed ${second}`])
  })

  test('another frequency neither loses nor repeats a change; the last subscription takes the customer with it', async () => {
    const { database, clock, documents, choose, sending, queued } = await scene()
    await choose('ana', 'daily')
    documents.push(libraryDocument({ uuid: 'a', appearedAt: started + 1 }))
    clock.at += day
    await sendDigests(sending())
    documents.push(libraryDocument({ uuid: 'b', appearedAt: clock.at + 1 }))
    clock.at += 2
    await choose('ana', 'weekly')
    clock.at += day
    expect(await sendDigests(sending())).toBe(0)
    clock.at += 7 * day
    expect(await sendDigests(sending())).toBe(1)
    expect((await queued()).toSorted()).toEqual(['ana@a.example: changed a', 'ana@a.example: changed b'])
    await choose('ana', 'never')
    expect(await listSubscriptions(database, 'ana')).toEqual([])
    expect(await database.rows('SELECT 1 AS any FROM subscribers UNION SELECT 1 AS any FROM digests')).toEqual([])
  })

  test('two processes that settle the same digests at once queue each once, with one reading for each language', async () => {
    const { address, clock, documents, readings, choose, sending, queued } = await scene()
    for (let at = 0; at < 150; at += 1)
      await choose(`s${at}`, 'daily', catalogues, {
        ...claims,
        email: `s${at}@a.example`,
        locale: at % 2 ? 'es' : 'it',
      })
    documents.push(libraryDocument({ uuid: 'new', appearedAt: started + 1 }))
    clock.at += day
    const other = openSubmissions(address)
    const sent = await Promise.all([sendDigests(sending()), sendDigests(sending(other))])
    expect(sent[0] + sent[1]).toBe(150)
    expect(new Set(await queued()).size).toBe(150)
    expect(readings.length).toBeLessThanOrEqual(4)
    await other.close()
  })

  test('a digest has the rights, address and language of the last visit', async () => {
    const { database, clock, documents, readings, choose, sending, queued } = await scene()
    await choose('ana', 'daily')
    documents.push(
      libraryDocument({ uuid: 'x', appearedAt: started + 1, isOpenTo: ({ groups }) => groups.includes('workshop') }),
    )
    const moved = { ...claims, email: 'ana@b.example', groups: ['workshop'], locale: 'de' }
    await noteClaims(database, { subject: 'ana', claims: moved }, clock.at)
    await noteClaims(database, { subject: 'not-a-subscriber', claims }, clock.at)
    clock.at += day
    await sendDigests(sending())
    expect([await queued(), readings]).toEqual([['ana@b.example: changed x'], ['base de']])
  })

  test('a document that was published before and opens at a later time is reported once, when it has opened', async () => {
    const { clock, documents, choose, sending, queued } = await scene()
    await choose('ana', 'daily')
    const opensAt = started + 1.5 * day
    const published = new Date(started - day).toISOString()
    const wire = { published_at: published, first_published_at: published }
    const appeared = appearanceOf(wire, new Date(opensAt).toISOString())
    const appearedAt = Date.parse(appeared?.last ?? '')
    documents.push(libraryDocument({ uuid: 'opens', appearedAt, isOpenTo: () => clock.at >= opensAt }))
    const sent: number[] = []
    for (const _ of [1, 2, 3]) {
      clock.at += day
      sent.push(await sendDigests(sending()))
    }
    expect(sent).toEqual([0, 1, 0])
    expect(await queued()).toEqual(['ana@a.example: changed opens'])
  })

  test('digests pause when their customer has not visited for 90 days, and the next visit brings what was missed', async () => {
    const { database, clock, documents, readings, choose, sending, queued } = await scene()
    await choose('ana', 'daily')
    clock.at += 90 * day
    documents.push(libraryDocument({ uuid: 'in-time', appearedAt: clock.at - 1 }))
    expect(await sendDigests(sending())).toBe(1)
    documents.push(libraryDocument({ uuid: 'missed', appearedAt: clock.at + 1 }))
    readings.length = 0
    for (let days = 0; days < 30; days += 1) {
      clock.at += day
      expect(await sendDigests(sending())).toBe(0)
    }
    expect([readings, await listSubscriptions(database, 'ana')]).toMatchObject([[], [{ frequency: 'daily' }]])
    await noteClaims(database, { subject: 'ana', claims }, clock.at)
    expect(await sendDigests(sending())).toBe(0)
    clock.at += day
    expect(await sendDigests(sending())).toBe(1)
    expect((await queued()).toSorted()).toEqual(['ana@a.example: changed in-time', 'ana@a.example: changed missed'])
  })

  test('the link of a mail ends its digest; the other frequency stays', async () => {
    const { database, clock, documents, choose, sending } = await scene()
    await choose('ana', 'daily')
    await choose('ana', 'weekly', { kind: 'line', target: 'extranet/productos' })
    const [daily] = await database.rows(`SELECT id FROM digests WHERE frequency = 'daily'`)
    const id = String(daily?.['id'])
    expect(await findDigest(database, id)).toMatchObject({ locale: 'es' })
    expect([await endDigest(database, id), await endDigest(database, id)]).toEqual([true, false])
    expect(await findDigest(database, id)).toBeUndefined()
    expect(await listSubscriptions(database, 'ana')).toMatchObject([{ kind: 'line', frequency: 'weekly' }])
    documents.push(libraryDocument({ uuid: 'new', appearedAt: started + 1 }))
    clock.at += day
    expect(await sendDigests(sending())).toBe(0)
  })

  test('a customer follows no more than a hundred things', async () => {
    const { choose } = await scene()
    const other = (at: number) => ({ kind: 'folder', target: `extranet/f-${at}` }) as const
    for (let at = 0; at < mostSubscriptions; at += 1) expect(await choose('ana', 'daily', other(at))).toBe(true)
    expect(await choose('ana', 'daily', other(mostSubscriptions))).toBe(false)
    expect(await choose('ana', 'weekly', other(1))).toBe(true)
  })

  test('a mail server that is away for a day loses no digest and gets it once', async () => {
    const { database, clock, documents, choose, sending } = await scene()
    await choose('ana', 'daily')
    documents.push(libraryDocument({ uuid: 'new', appearedAt: started + 1 }))
    clock.at += day
    await sendDigests(sending())
    const at = folder()
    const away = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: join(at, 'a') })
    const { smtpUrl } = away
    await away.stop()
    const settings = { smtpUrl, mailFrom: 'a@b.example', webhookSecret: 'x' }
    const options = { database, settings, report: () => undefined, now: () => clock.at }
    for (const until = clock.at + day; clock.at < until; clock.at += 600_000) while (await deliverNext(options));
    const port = Number(new URL(smtpUrl).port)
    const mended = await startMailService({ smtpPort: port, webPort: 0, dataFolder: join(at, 'b') })
    for (const until = clock.at + day; clock.at < until; clock.at += 600_000) while (await deliverNext(options));
    expect(mended.store.list()).toHaveLength(1)
    await mended.stop()
  })

  test(
    'killed at any moment, each change reaches each subscriber who may read it once',
    async () => {
      const { expected, received, queued, mails } = await digestDrill({ place: await place(), folder: folder(), kills })
      process.stdout.write(
        `${name}: ${kills} rounds of kill -9: ${expected.length} changes for 3 subscribers, ${received.length} reported, ` +
          `${queued} digests queued, ${mails} mails\n`,
      )
      expect(received.toSorted()).toEqual(expected.toSorted())
      expect(mails).toBe(queued)
    },
    60_000 + kills * 5000,
  )
})

test.each([
  ['daily', '2027-01-11T04:59:59.999Z', '2027-01-11T05:00:00.000Z'],
  ['daily', '2027-01-11T05:00:00.000Z', '2027-01-12T05:00:00.000Z'],
  ['weekly', '2027-01-11T04:00:00.000Z', '2027-01-11T05:00:00.000Z'],
  ['weekly', '2027-01-11T05:00:00.000Z', '2027-01-18T05:00:00.000Z'],
  ['weekly', '2027-01-17T23:00:00.000Z', '2027-01-18T05:00:00.000Z'],
] as const)('a %s digest after %s is due at %s', (frequency, from, due) => {
  expect(new Date(nextDue(frequency, Date.parse(from))).toISOString()).toBe(due)
})
