import { createHmac } from 'node:crypto'
import type { Database } from '#site/server/database/database.ts'
import { mailTransport } from './mail-client.ts'
import type { Delivery } from './outbox.ts'
import type { OutgoingMessage, SinkName } from './submission.ts'

export type SinkSettings = {
  smtpUrl: string
  /** Sender of the mails; its host is the host of their ids. */
  mailFrom: string
  webhookUrl?: string | undefined
  webhookSecret: string
}

type Send<Name extends SinkName> = (
  message: Extract<OutgoingMessage, { sink: Name }>,
  delivery: Delivery,
  around: { settings: SinkSettings; database: Database },
) => Promise<void>

const timeoutMs = 30_000

/**
 * One row a sink. A message that is sent a second time, because the result of the first attempt is unknown, has the same identifier: the
 * mail its `Message-ID`, the webhook its `webhook-id`. The recipient deduplicates them.
 */
const sinks: { [Name in SinkName]: Send<Name> } = {
  async mail({ to, replyTo, subject, text, headers = {} }, { submission, receivedAt }, { settings, database }) {
    const transport = await mailTransport(settings.smtpUrl)
    try {
      await transport.sendMail({
        from: settings.mailFrom,
        to,
        replyTo,
        subject,
        text,
        headers,
        messageId: `<${submission}.form@${settings.mailFrom.split('@')[1] ?? 'localhost'}>`,
        date: new Date(receivedAt),
        attachments: await filesOf(database, submission),
      })
    } finally {
      transport.close()
    }
  },
  async webhook({ body }, { submission }, { settings }) {
    if (settings.webhookUrl === undefined) throw new Error('FORMS_WEBHOOK_URL is not set any more.')
    const text = JSON.stringify(body)
    const response = await fetch(settings.webhookUrl, {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', ...signatureHeaders(submission, text, settings.webhookSecret) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The webhook responded ${response.status}.`)
  },
}

/** @throws Error when the sink did not take the message */
export async function sendDelivery(
  delivery: Delivery,
  around: { settings: SinkSettings; database: Database },
): Promise<void> {
  const send = sinks[delivery.sink] as Send<SinkName>
  await send(delivery.message, delivery, around)
}

/**
 * The signature of https://www.standardwebhooks.com: id, seconds and body under the shared secret. One that begins with
 * `whsec_` is a key in base64, as the libraries of recipients take it; any other is taken as it is.
 */
export function signatureHeaders(id: string, body: string, secret: string): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', keyIn(secret)).update(`${id}.${seconds}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` }
}

function keyIn(secret: string): string | Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : secret
}

async function filesOf(database: Database, submission: string) {
  const rows = await database.rows('SELECT name, type, bytes FROM files WHERE submission = $1 ORDER BY place', [
    submission,
  ])
  return rows.map(({ name, type, bytes }) => ({
    filename: String(name),
    contentType: String(type),
    content: Buffer.from(bytes as Uint8Array),
  }))
}
