import { createTransport } from 'nodemailer'

type Mail = { to: string; subject: string; text: string }

/**
 * Sends a mail of plain text to a server of this machine that takes mails without login.
 * @throws Error when the server does not take it
 */
export async function sendMail(port: number, mail: Mail): Promise<void> {
  const transport = createTransport({ host: 'localhost', port, ignoreTLS: true })
  try {
    await transport.sendMail({ ...mail, from: 'identity@zarandal.example' })
  } finally {
    transport.close()
  }
}
