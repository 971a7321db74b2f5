import { createTransport } from 'nodemailer'
import tenant from './tenant.json' with { type: 'json' }

type Mail = { to: string; subject: string; text: string }

/**
 * Sends a plain-text mail to a local server without authentication.
 * @throws Error when the server refuses it
 */
export async function sendMail(port: number, mail: Mail): Promise<void> {
  const transport = createTransport({ host: 'localhost', port, ignoreTLS: true })
  try {
    await transport.sendMail({ ...mail, from: tenant.sender })
  } finally {
    transport.close()
  }
}
