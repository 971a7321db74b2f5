import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendMail } from '../identity-provider/send-mail.ts'
import { type MailService, startMailService } from './start-mail-service.ts'

let folder: string
let service: MailService
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'))
  service = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: folder })
})
afterEach(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

async function send(mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ url: service.smtpUrl })
  await transport
    .sendMail({ from: 'Formularios <a@b.example>', to: 'ventas@zarandal.example', ...mail })
    .finally(() => transport.close())
}

const page = async (path: string) => (await fetch(new URL(path, service.webUrl))).text()
const only = () => {
  const [name] = service.store.list()
  if (name === undefined) throw new Error('No mail arrived.')
  return name
}

test('shows the list and a mail with text in any script, a file name and its size in bytes', async () => {
  await send({
    replyTo: 'ana@taller.example',
    subject: 'Consulta de piezas: ¿máquina o ключ? <b>',
    text: 'Línea uno\n.\n..dos puntos\nключ',
    attachments: [{ filename: 'plano de la máquina.pdf', content: Buffer.alloc(5000, 7) }],
  })
  expect(await page('/')).toContain('Consulta de piezas: ¿máquina o ключ? &lt;b&gt;')
  const mail = await page(`/messages/${only()}`)
  for (const words of ['Formularios &lt;a@b.example&gt;', 'ana@taller.example', 'Línea uno\n.\n..dos puntos\nключ']) {
    expect(mail).toContain(words)
  }
  expect(mail).toContain('plano de la máquina.pdf, 5000 bytes')
})

test('shows a mail in an encoding other than UTF-8 correctly', async () => {
  const head =
    'From: a@b.example\r\nSubject: =?iso-8859-1?Q?M=E1quina?=\r\nContent-Type: text/plain; charset=iso-8859-1'
  await send({ raw: Buffer.from(`${head}\r\n\r\nllave de latón`, 'latin1') })
  expect(await page('/')).toContain('Máquina')
  expect(await page(`/messages/${only()}`)).toContain('llave de latón')
})

test('stores a mail of 12 MB unchanged', async () => {
  const content = Buffer.alloc(12 * 2 ** 20, 'línea\r\n.\r\n..\r\n')
  await send({ subject: 'large', text: 'see the file', attachments: [{ filename: 'large.bin', content }] })
  expect(await page(`/messages/${only()}`)).toContain(`large.bin, ${content.length} bytes`)
})

test('refuses a mail of more than 60 MiB and stores no part of it', async () => {
  const raw = Buffer.alloc(61 * 2 ** 20, 'Subject: too large\r\n')
  await expect(send({ raw })).rejects.toMatchObject({ responseCode: 552 })
  expect(service.store.list()).toEqual([])
})

test('responds with a temporary error when a mail cannot be stored', async () => {
  await rm(folder, { recursive: true })
  await expect(send({ subject: 'lost', text: 'x' })).rejects.toMatchObject({ responseCode: 451 })
})

test('stores a mail once when it is sent twice', async () => {
  const mail = { messageId: '<one@b.example>', subject: 'twice', text: 'x' }
  await send(mail)
  await send(mail)
  expect(service.store.list()).toHaveLength(1)
})

test('accepts the mail of the identity provider, whose sender fails when the server is down', async () => {
  const port = Number(new URL(service.smtpUrl).port)
  const mail = { to: 'paolo@brenta.example', subject: 'Zarandal: código 123456', text: 'Código\n\n123456\n' }
  await sendMail(port, mail)
  expect(await page('/')).toContain('Zarandal: código 123456')
  await service.stop()
  await expect(sendMail(port, mail)).rejects.toThrow('ECONNREFUSED')
  service = await startMailService({ smtpPort: 0, webPort: 0, dataFolder: folder })
})
