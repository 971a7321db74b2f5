import type { Socket } from 'node:net'

export type Envelope = { from: string; to: readonly string[] }

/** Keeps a message; when the promise settles the sender is told. */
export type TakeMessage = (envelope: Envelope, raw: string) => Promise<void>

/** Room for the largest form as a mail: 30 MB grow by a third and line ends. */
const mostBytes = 60 * 2 ** 20

type Talk = { from: string; to: string[]; isData: boolean }

/** One conversation of SMTP (RFC 5321) over a socket: enough for a client that delivers, without login or encryption. */
export function smtpSession(socket: Socket, take: TakeMessage): void {
  const talk: Talk = { from: '', to: [], isData: false }
  const say = (line: string) => void socket.write(`${line}\r\n`)
  const commands = commandsFor(talk, say, () => socket.end('221 Bye\r\n'))
  let rest = ''
  // Bytes as letters: a message is kept as it came, in whatever encoding.
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: string) => {
    rest += chunk
    if (rest.length > mostBytes) return void socket.end('552 Too large\r\n')
    for (;;) {
      const end = talk.isData ? `\r\n${rest}`.indexOf('\r\n.\r\n') : rest.indexOf('\r\n')
      if (end < 0) return
      const piece = rest.slice(0, end)
      rest = rest.slice(end + (talk.isData ? '.\r\n'.length : '\r\n'.length))
      if (talk.isData) keepData(piece)
      else obey(piece)
    }
  })
  const obey = (line: string) => {
    const [name = '', ...words] = line.split(' ')
    const command = commands[name.toUpperCase()]
    if (command === undefined) return say('502 Not known here')
    command(words.join(' '))
  }
  const keepData = (raw: string) => {
    const { from, to } = talk
    Object.assign(talk, { from: '', to: [], isData: false })
    // A line that began with a full stop was sent with two.
    void take({ from, to }, raw.replace(/(^|\r\n)\.\./g, '$1.')).then(
      () => say('250 Kept'),
      () => say('451 Could not be kept, try again'),
    )
  }
  say('220 localhost takes mails and sends none')
}

type Commands = Readonly<Record<string, (argument: string) => void>>

function commandsFor(talk: Talk, say: (line: string) => void, quit: () => void): Commands {
  return {
    EHLO: () => say(`250-localhost\r\n250-8BITMIME\r\n250 SIZE ${mostBytes}`),
    HELO: () => say('250 localhost'),
    MAIL: (argument) => {
      talk.from = addressIn(argument)
      say('250 Ok')
    },
    RCPT: (argument) => {
      talk.to.push(addressIn(argument))
      say('250 Ok')
    },
    DATA: () => {
      if (talk.to.length === 0) return say('503 Name a recipient first')
      talk.isData = true
      say('354 End with a line that holds a full stop')
    },
    RSET: () => {
      Object.assign(talk, { from: '', to: [] })
      say('250 Ok')
    },
    NOOP: () => say('250 Ok'),
    QUIT: quit,
  }
}

function addressIn(argument: string): string {
  return /<([^>]*)>/.exec(argument)?.[1] ?? ''
}
