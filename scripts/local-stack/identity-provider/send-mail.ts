import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

type Mail = { to: string; subject: string; text: string }

/**
 * Sends a mail of plain text to a server that takes mails without login (RFC 5321).
 * @throws Error when the server does not take it
 */
export async function sendMail(port: number, { to, subject, text }: Mail): Promise<void> {
  const socket = connect(port, 'localhost')
  await once(socket, 'connect')
  const replies = createInterface({ input: socket })[Symbol.asyncIterator]()
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const from = 'identity@zarandal.example'
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`
  const headers = [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${encoded}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ]
  const body = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
  try {
    await expectReply(replies, 220)
    for (const [line, code] of [
      ['EHLO localhost', 250],
      [`MAIL FROM:<${from}>`, 250],
      [`RCPT TO:<${to}>`, 250],
      ['DATA', 354],
      [[...headers, '', body, '.'].join('\r\n'), 250],
    ] as const) {
      say(line)
      await expectReply(replies, code)
    }
    say('QUIT')
  } finally {
    endSoon(socket)
  }
}

/** Reads one reply, whose last line has a space behind the code. */
async function expectReply(lines: AsyncIterator<string>, code: number): Promise<void> {
  for (let line = await lines.next(); ; line = await lines.next()) {
    if (line.done) throw new Error('The mail server closed the connection')
    if (!line.value.startsWith(String(code))) throw new Error(`The mail server says ${line.value}`)
    if (line.value[3] !== '-') return
  }
}

function endSoon(socket: Socket): void {
  socket.end()
  socket.unref()
}
