import { colors, content, mm, type TextStyle } from '#site/server/pdf/sheet-document.ts'
import { writeDocument, writeWords } from '#site/server/pdf/sheet-flow.ts'
import { type SheetTable, writeTable } from '#site/server/pdf/write-tables.ts'

/** An enquiry in the words of one language. */
export type EnquirySheet = {
  /** BCP 47 tag. */
  language: string
  kind: string
  number: string
  issuer: string
  sentAt: Date
  /** The sender and the time. */
  about: SheetTable
  message: string
  lines: SheetTable
  /** Sums and what they are worth, a sentence each. */
  remarks: readonly string[]
}

const styles = {
  kind: { face: 'strong', size: 9, color: colors.brass },
  title: { face: 'strong', size: 21 },
  text: { face: 'text', size: 9.5 },
  sum: { face: 'strong', size: 10.5 },
} as const satisfies Record<string, TextStyle>

/** An enquiry as a tagged PDF with embedded fonts, as data sheets are. */
export async function writeEnquiry(sheet: EnquirySheet): Promise<Buffer> {
  const { language, kind, number, issuer, sentAt, about, message, lines, remarks } = sheet
  const title = `${kind} ${number}`
  const details = { title, subject: kind, author: issuer, language, changedAt: sentAt }
  return await writeDocument(details, `${issuer} · ${title}`, (flow) => {
    writeWords(flow, `${issuer} · ${kind}`, { tag: 'P', style: styles.kind, after: 8 })
    writeWords(flow, number, { tag: 'H1', style: styles.title, after: 14 })
    writeTable(flow, about)
    // Lines of text are read up to some 75 characters.
    const column = { x: content.left, width: 130 * mm }
    for (const words of message.split(/\r?\n/).filter(Boolean)) {
      writeWords(flow, words, { tag: 'P', style: styles.text, column, after: 4 })
    }
    if (message !== '') flow.y += 12
    writeTable(flow, lines)
    for (const words of remarks) writeWords(flow, words, { tag: 'P', style: styles.sum, after: 4 })
  })
}

export const enquiryWriter = { enquiry: writeEnquiry }
