export type ReadMail = {
  from: string
  to: string
  replyTo: string
  subject: string
  date: string
  text: string
  /** Names and sizes of attached files. */
  files: readonly { name: string; sizeBytes: number }[]
}

type Part = { headers: ReadonlyMap<string, string>; body: string }

/** What a person reads of a message (RFC 5322, RFC 2045 to 2047), one letter a byte in. */
export function readMessage(raw: string): ReadMail {
  const message = partOf(raw)
  const parts = leavesOf(message)
  const text = parts.find((part) => typeOf(part).startsWith('text/plain') && fileNameOf(part) === '')
  const header = (name: string) => decodedWords(message.headers.get(name) ?? '')
  return {
    from: header('from'),
    to: header('to'),
    replyTo: header('reply-to'),
    subject: header('subject'),
    date: header('date'),
    text: text === undefined ? '' : bytesOf(text).toString('utf8'),
    files: parts
      .filter((part) => fileNameOf(part) !== '')
      .map((part) => ({ name: fileNameOf(part), sizeBytes: bytesOf(part).length })),
  }
}

function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = (end < 0 ? raw : raw.slice(0, end)).replace(/\r\n[ \t]+/g, ' ')
  const pairs = head.split('\r\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':')
    return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]]
  })
  return { headers: new Map(pairs), body: end < 0 ? '' : raw.slice(end + 4) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(typeOf(part))?.[1]
  if (!typeOf(part).startsWith('multipart/') || boundary === undefined) return [part]
  const pieces = `\r\n${part.body}`.split(`\r\n--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => leavesOf(partOf(piece.replace(/^[ \t]*\r\n/, ''))))
}

function typeOf({ headers }: Part): string {
  return headers.get('content-type') ?? 'text/plain'
}

function fileNameOf(part: Part): string {
  const disposition = part.headers.get('content-disposition') ?? ''
  const extended = /filename\*\d?\*?=(?:utf-8'')?"?([^";]+)"?/i.exec(disposition)?.[1]
  if (extended !== undefined) return decodeOr(extended)
  return decodedWords(/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '')
}

function decodeOr(words: string): string {
  try {
    return decodeURIComponent(words)
  } catch {
    return words
  }
}

function bytesOf({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  return encoding === 'quoted-printable' ? quoted(body.replace(/=\r\n/g, '')) : Buffer.from(body, 'latin1')
}

function quoted(words: string): Buffer {
  const bytes = words.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** Words of a header that are not ASCII (RFC 2047). */
function decodedWords(words: string): string {
  return words
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : quoted(content.replaceAll('_', ' ')).toString('utf8'),
    )
}
