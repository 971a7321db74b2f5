import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  enquiriesOf,
  enquiryNumbered,
  nextEnquiryNumber,
  numberOfPress,
  storeEnquiry,
} from 'site/forms/submissions/customer-mails/enquiries.ts'
import type { QueuedMail } from 'site/forms/submissions/customer-mails/queue-mail.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { listDeliveries } from 'site/forms/submissions/outbox.ts'
import type { Database } from 'site/server/database/database.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestedDatabase, testedDatabases } from '../support/tested-databases.ts'
import { enquiryDrill } from './enquiries/enquiry-drill.ts'

/** The long run: `npm run drills -- enquiries`. */
const kills = Number(process.env['ENQUIRY_KILLS'] || 3)
const databases = await testedDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

const sentAt = Date.UTC(2026, 10, 26, 9)
const lines = [{ code: 'NOR-1R', amount: 20, note: 'Mostrador' }]

function enquiry(number: string, press: string) {
  const pdf = new TextEncoder().encode(`%PDF ${number}`)
  return { number, press, list: 'l-1', subject: 'marta', name: 'Otoño', sentAt, lines, pdf }
}

function mailOf(number: string): QueuedMail {
  const message = { sink: 'mail', to: ['marta@levante.example'], subject: number, text: number } as const
  return { id: `enquiry-${number}-customer`, sender: 'extranet:enquiry', locale: 'es-ES', message, now: sentAt }
}

describe.each(databases)('on $name', ({ name, place, crash }: TestedDatabase) => {
  let database: Database
  let other: Database
  beforeAll(async () => {
    const address = await place()
    database = openSubmissions(address)
    other = openSubmissions(address)
  })
  afterAll(() => Promise.all([database.close(), other.close()]))

  test('numbers of a year are counted by all processes together', async () => {
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, at) => nextEnquiryNumber(at % 2 === 0 ? database : other, 2026)),
    )
    expect(new Set(taken).size).toBe(40)
    expect(taken.toSorted().at(-1)).toBe('A-2026-000040')
    expect(await nextEnquiryNumber(database, 2027)).toBe('A-2027-000001')
  })

  test('what is pressed twice is stored and sent once, under the first number', async () => {
    const store = (number: string, into: Database) => storeEnquiry(into, enquiry(number, 'one'), [mailOf(number)])
    const numbers = await Promise.all([store('A-2026-000101', database), store('A-2026-000102', other)])
    expect(new Set(numbers).size).toBe(1)
    expect(await numberOfPress(database, 'one')).toBe(numbers[0])
    expect(await listDeliveries(database, ['pending'])).toMatchObject([
      { submission: `enquiry-${numbers[0]}-customer`, form: 'extranet:enquiry' },
    ])
  })

  test('only its customer reads an enquiry, as it was sent', async () => {
    const [first] = await enquiriesOf(database, 'marta')
    const number = first?.number ?? ''
    expect(first).toMatchObject({ name: 'Otoño', lines, sentAt })
    expect(Buffer.from((await enquiryNumbered(other, 'marta', number))?.pdf ?? []).toString()).toBe(`%PDF ${number}`)
    expect(await enquiryNumbered(database, 'chiara', number)).toBeUndefined()
    expect(await enquiriesOf(database, 'chiara')).toEqual([])
  })

  test('an enquiry whose mail cannot be stored is not stored either', async () => {
    const wrong = { ...mailOf('A-2026-000103'), locale: undefined as unknown as string }
    await expect(storeEnquiry(database, enquiry('A-2026-000103', 'two'), [wrong])).rejects.toThrow(/\w/)
    expect(await numberOfPress(database, 'two')).toBeUndefined()
  })

  test.runIf(crash !== undefined)(
    'a database that is cut off within a transaction ends nothing but the transaction',
    async () => {
      const cutOff = database.inTransaction('cut off', async ({ rows }) => {
        await crash?.()
        await rows('SELECT 1 AS one')
      })
      await expect(cutOff).rejects.toThrow(/connection/i)
      const again = () => database.rows('SELECT 1 AS one').catch(() => [])
      await expect.poll(again, { timeout: 20_000 }).toHaveLength(1)
    },
    30_000,
  )

  test(
    'while one of two processes is killed again and again, each confirmed enquiry is stored once with a number of its own, and its two mails arrive',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'enquiries-'))
      const drill = await enquiryDrill({ place: await place(), folder, kills, crash })
      rmSync(folder, { recursive: true })
      const { confirmed, stored, queued, mails, repeated } = drill
      process.stdout.write(
        `${name}: ${kills} kills of one of two processes: ${confirmed.length} enquiries confirmed, ${stored.length} stored, ` +
          `${queued.length} mails queued, ${mails.length} in the mailbox (${repeated} sent once more)\n`,
      )
      const numbers = stored.map((one) => one.split(' ')[1])
      expect(new Set(numbers).size).toBe(stored.length)
      expect(new Set(confirmed).size).toBe(confirmed.length)
      expect(confirmed.filter((one) => !stored.includes(one))).toEqual([])
      const expected = numbers.flatMap((number) => [`enquiry-${number}-customer`, `enquiry-${number}-sales`])
      expect(queued.toSorted()).toEqual(expected.toSorted())
      expect(mails.toSorted()).toEqual(expected.toSorted())
    },
    60_000 + kills * 5000,
  )
})
