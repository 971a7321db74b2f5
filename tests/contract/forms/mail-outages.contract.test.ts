import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailService } from 'local-stack/mail/start-mail-service.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { listDeliveries } from 'site/forms/submissions/outbox.ts'
import { receiveForm } from 'site/forms/submissions/receive-form.ts'
import { deliverNext } from 'site/forms/submissions/start-outbox.ts'
import type { Database } from 'site/server/database/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receivedForm } from '../support/received-form.ts'
import { testedSqlite } from '../support/tested-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'mails-'))
const { place, stop } = testedSqlite()
let database: Database
beforeAll(async () => {
  database = openSubmissions(await place())
})
afterAll(async () => {
  await database.close()
  await stop()
  await rm(folder, { recursive: true })
})

/** The reply of a broken mail server to a line; undefined: it hangs up (RFC 5321, sections 4.2 and 4.3). */
type Says = (line: string) => string | undefined

const honest: Says = (line) => (/^data$/i.test(line) ? '354 go on' : '250 ok')
const butAt =
  (step: RegExp, answer: string | undefined): Says =>
  (line) =>
    step.test(line) ? answer : honest(line)

const greeting = '220 mail.example'
const outages: readonly { name: string; hello: string | undefined; expectations: Says; reported: RegExp }[] = [
  { name: 'has no room for anybody', hello: '421 too busy', expectations: honest, reported: /421/ },
  { name: 'asks to come again later', hello: greeting, expectations: butAt(/^rcpt/i, '450 later'), reported: /450/ },
  { name: 'refuses the recipient', hello: greeting, expectations: butAt(/^rcpt/i, '550 nobody'), reported: /550/ },
  { name: 'refuses the text', hello: greeting, expectations: butAt(/^\.$/, '554 no'), reported: /554/ },
  {
    name: 'hangs up before it says whether it took the text',
    hello: greeting,
    expectations: butAt(/^\.$/, undefined),
    reported: /./,
  },
  { name: 'hangs up at once', hello: undefined, expectations: honest, reported: /./ },
  { name: 'speaks another protocol', hello: 'HTTP/1.1 400 Bad Request', expectations: honest, reported: /./ },
]

/** A mail server that is broken in one way, and the port that it leaves to another. */
async function brokenServer(hello: string | undefined, expectations: Says) {
  const held = new Set<Socket>()
  const server = createServer((socket) => {
    held.add(socket.on('error', () => undefined))
    if (hello === undefined) return void socket.destroy()
    socket.write(`${hello}\r\n`)
    let rest = ''
    let isText = false
    socket.on('data', (part) => {
      const lines = (rest + part.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (isText && line !== '.') continue
        isText = /^data$/i.test(line)
        const answer = expectations(line)
        if (answer === undefined) return void socket.destroy()
        socket.write(`${answer}\r\n`)
      }
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const stopServer = async () => {
    for (const socket of held) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port: (server.address() as AddressInfo).port, stop: stopServer }
}

test.each(outages)(
  'a mail server that $name loses no form: it waits, and arrives once when the server is mended',
  async ({ hello, expectations, reported }) => {
    const broken = await brokenServer(hello, expectations)
    let now = Date.parse('2026-05-20T10:00:00Z')
    const answers = { email: 'ana@taller.example', text: `¿Hay NOR-1R? ${reported}` }
    const received = receivedForm(database, answers, { now, address: 'a' })
    const stored = await receiveForm({ ...received, hasWebhook: false })
    expect(stored.is).toBe('stored')
    const lines: string[] = []
    const settings = { smtpUrl: `smtp://localhost:${broken.port}`, mailFrom: 'a@b.example', webhookSecret: 'x' }
    const options = { database, settings, report: (line: string) => void lines.push(line), now: () => now }

    expect(await deliverNext(options)).toBe(true)
    // No retry in the same moment.
    expect(await deliverNext(options)).toBe(false)
    expect(await listDeliveries(database, ['pending'])).toMatchObject([
      { attempts: 1, lastError: expect.stringMatching(reported) },
    ])
    expect(lines.join()).toMatch(/waits: mail did not take it/)
    expect(lines.join()).not.toMatch(/ana@|NOR-1R/)

    await broken.stop()
    const mended = await startMailService({
      smtpPort: broken.port,
      webPort: 0,
      dataFolder: join(folder, String(broken.port)),
    })
    now += 10_000
    expect(await deliverNext(options)).toBe(true)
    expect(await deliverNext(options)).toBe(false)
    expect([mended.store.list().length, await listDeliveries(database, ['pending', 'dead'])]).toEqual([1, []])
    await mended.stop()
    await database.change('DELETE FROM submissions')
    await database.change('DELETE FROM allowances')
  },
)
