import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#site/server/database/database.ts'
import { openSubmissions } from '../open-submissions.ts'
import { claimDelivery, listDeliveries } from '../outbox.ts'
import { type QueuedMail, queueMail } from './queue-mail.ts'

let folder: string
let database: Database
const now = Date.UTC(2027, 0, 11, 9)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queue-mail-'))
  database = openSubmissions(join(folder, 'submissions.sqlite'))
})

afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const mail: QueuedMail = {
  id: 'digest-vera-2027-01-11',
  sender: 'extranet:digest',
  locale: 'es',
  message: { sink: 'mail', to: ['vera@keys.example'], subject: 'Novedades', text: 'Una tarifa nueva.' },
  files: [{ question: 'list', name: 'lista.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2]) }],
  now,
}

const queue = (more: Partial<QueuedMail> = {}) =>
  database.inTransaction('mail', (statements) => queueMail(statements, { ...mail, ...more }))

test('the outbox delivers a queued mail with its files', async () => {
  expect(await queue()).toBe(true)
  expect(await claimDelivery(database, now)).toMatchObject({ submission: mail.id, message: mail.message, attempts: 1 })
  expect(await database.rows('SELECT name, type FROM files')).toEqual([{ name: 'lista.pdf', type: 'application/pdf' }])
})

test('a mail that is queued again is sent once', async () => {
  await queue()
  expect(await queue({ now: now + 1000 })).toBe(false)
  expect(await listDeliveries(database, ['pending'])).toMatchObject([{ form: 'extranet:digest', sink: 'mail' }])
})

test('a mail of a transaction that fails is not sent', async () => {
  const failing = database.inTransaction('mail', async (statements) => {
    await queueMail(statements, mail)
    throw new Error('The enquiry could not be stored.')
  })
  await expect(failing).rejects.toThrow('could not be stored')
  expect(await listDeliveries(database, ['pending'])).toEqual([])
})
