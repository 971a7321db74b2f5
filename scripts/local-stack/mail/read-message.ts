import { type AddressObject, type ParsedMail, type SimpleParserOptions, simpleParser } from 'mailparser'

/** Summary of a message for the list. */
export type MailHead = { from: string; to: string; replyTo: string; subject: string; date: string }

export type ReadMail = MailHead & {
  text: string
  /** Names and sizes of attached files. */
  files: readonly { name: string; sizeBytes: number }[]
}

/** Only the plain-text part of the sender is shown. */
const asWritten: SimpleParserOptions = { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true }

/** The parts of a message that the view shows (RFC 5322, RFC 2045 to 2047). */
export async function readMessage(raw: Buffer): Promise<ReadMail> {
  const mail = await simpleParser(raw, asWritten)
  return {
    ...headOf(mail),
    text: mail.text ?? '',
    files: mail.attachments.map(({ filename, contentType, size }) => ({
      name: filename ?? contentType,
      sizeBytes: size,
    })),
  }
}

/** Only the header of a message: the list reads no attachments. */
export async function readHead(raw: Buffer): Promise<MailHead> {
  const end = raw.indexOf('\r\n\r\n')
  return headOf(await simpleParser(end < 0 ? raw : raw.subarray(0, end + 4), asWritten))
}

function headOf({ from, to, replyTo, subject, date }: ParsedMail): MailHead {
  return {
    from: addresses(from),
    to: addresses(to),
    replyTo: addresses(replyTo),
    subject: subject ?? '',
    date: date?.toUTCString() ?? '',
  }
}

function addresses(header: AddressObject | AddressObject[] | undefined): string {
  return [header ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .map(({ name, address = '' }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ')
}
