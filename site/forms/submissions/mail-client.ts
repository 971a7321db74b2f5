/** What is used of nodemailer (https://nodemailer.com/smtp/, https://nodemailer.com/message/). */
type Mailer = {
  createTransport: (
    options: Readonly<Record<'connectionTimeout' | 'greetingTimeout' | 'socketTimeout', number>> & { url: string },
  ) => MailTransport
}

export type MailTransport = { sendMail: (mail: Mail) => Promise<unknown>; close: () => void }

export type Mail = {
  from: string
  to: readonly string[]
  replyTo?: string | undefined
  subject: string
  headers?: Readonly<Record<string, string>>
  text: string
  messageId: string
  date: Date
  attachments: readonly { filename: string; content: Uint8Array; contentType: string }[]
}

const timeoutMs = 30_000
/** As a name and no fixed import: a process that has no mail to send does without the package. */
const mailer: string = 'nodemailer'

/** A connection to the mail server, opened by the first mail. */
export async function mailTransport(url: string): Promise<MailTransport> {
  const { createTransport } = (await import(mailer)) as Mailer
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}
