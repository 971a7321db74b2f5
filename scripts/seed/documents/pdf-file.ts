/** What a PDF says about itself, for readers' programs and search. */
export type PdfDetails = {
  title: string
  /** BCP 47 language of its words. */
  language: string
  /** Day in `YYYY-MM-DD`. */
  date: string
}

export type PdfPage = {
  /** Drawing commands (ISO 32000-1, annex A), coordinates in points from the lower left corner. */
  commands: string
}

/** A4 in points. */
export const pageSize = { width: 595, height: 842 } as const

/** The fonts every reader has (ISO 32000-1, 9.6.2.2), by the name that commands use. */
const fonts = { F1: 'Helvetica', F2: 'Helvetica-Bold', F3: 'Courier' } as const

export type PdfFont = keyof typeof fonts

/**
 * A PDF 1.7 file of pages. The same pages are the same bytes on every machine.
 * @param pages at least one; their text is encoded already (`pdf-text.ts`)
 */
export function pdfFile(pages: readonly PdfPage[], facts: PdfDetails): Buffer {
  const firstPage = 4 + Object.keys(fonts).length
  const pageNumber = (index: number) => firstPage + index * 2
  const resources = Object.keys(fonts).map((name, index) => `/${name} ${4 + index} 0 R`)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${utf16(facts.language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    `<< /Title ${utf16(facts.title)} /Author (Zarandal) /CreationDate (D:${facts.date.replaceAll('-', '')}000000Z) >>`,
    ...Object.values(fonts).map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap(({ commands }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}]` +
        ` /Resources << /Font << ${resources.join(' ')} >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      `<< /Length ${Buffer.byteLength(commands, 'latin1')} >>\nstream\n${commands}\nendstream`,
    ]),
  ]
  return assemble(objects)
}

/** Header, numbered objects, the table of where each begins, and the trailer (ISO 32000-1, 7.5). */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

/** A text outside the page: UTF-16 with its mark, in hexadecimal digits. */
function utf16(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}
