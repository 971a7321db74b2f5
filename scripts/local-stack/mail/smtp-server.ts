import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** Room for the largest form as a mail: 30 MB grow by a third and line ends. */
const mostBytes = 60 * 2 ** 20

/**
 * An SMTP server that accepts every mail, without login or encryption (RFC 5321).
 * @param save stores the raw message; the server confirms it only afterwards, and responds with a temporary error when
 * it fails
 */
export function smtpServer(save: (raw: Buffer) => Promise<void>): SMTPServer {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'takes mails and sends none',
    size: mostBytes,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onData: (stream, _session, done) => callbackify(receive)(stream, save, done),
  })
  // An aborted connection is an error of that connection only.
  return server.on('error', () => undefined)
}

/** @throws Error with the SMTP status as its code: 552 for a message over the limit, 451 when it cannot be stored */
async function receive(stream: SMTPServerDataStream, save: (raw: Buffer) => Promise<void>): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw reply(552, 'Too large')
  await save(Buffer.concat(chunks)).catch(() => {
    throw reply(451, 'Could not be stored, try again')
  })
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
