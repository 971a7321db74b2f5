import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** Room for the largest form as a mail: 30 MB grow by a third and line ends. */
const mostBytes = 60 * 2 ** 20

/**
 * A server that takes mails from everybody, without login or encryption (RFC 5321).
 * @param keep stores a message as it came; the sender is told only afterwards, and told to try again when it fails
 */
export function smtpServer(keep: (raw: Buffer) => Promise<void>): SMTPServer {
  const server = new SMTPServer({
    name: 'localhost',
    banner: 'takes mails and sends none',
    size: mostBytes,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onData: (stream, _session, done) => callbackify(store)(stream, keep, done),
  })
  // A client that breaks off is an error of its connection alone.
  return server.on('error', () => undefined)
}

/** @throws Error with the SMTP reply as its code: 552 for a message over the limit, 451 when it cannot be stored */
async function store(stream: SMTPServerDataStream, keep: (raw: Buffer) => Promise<void>): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  if (stream.sizeExceeded) throw reply(552, 'Too large')
  await keep(Buffer.concat(chunks)).catch(() => {
    throw reply(451, 'Could not be kept, try again')
  })
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
