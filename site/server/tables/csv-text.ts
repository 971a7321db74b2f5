export const csvType = 'text/csv; charset=utf-8'

/** Spreadsheets take a cell that begins so for a formula, and run it (OWASP, CSV injection); some take full-width signs for the others, and some drop a quotation mark before it. */
const formula = /^[\s"]*[=+\-@＝＋－＠\t\r]/

/** Programs take a file without a byte order mark for another encoding. */
export const csvStart = '\uFEFF'

/**
 * A table as a file for spreadsheets (RFC 4180).
 * @param locale BCP 47 tag
 */
export function csvText(rows: readonly (readonly string[])[], locale: string): string {
  return csvStart + csvLines(rows, locale)
}

/** Some rows of such a file, which begins with `csvStart`. Programs of a language with a decimal comma expect semicolons. */
export function csvLines(rows: readonly (readonly string[])[], locale: string): string {
  const separator = hasDecimalComma(locale) ? ';' : ','
  return rows.map((cells) => `${cells.map(cellText).join(separator)}\r\n`).join('')
}

function hasDecimalComma(locale: string): boolean {
  return new Intl.NumberFormat(locale).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',')
}

/** Whatever separator the program takes that opens the file: what follows one inside of the cell must not begin a formula either. */
function cellText(text: string): string {
  const plain = text
    .split(/([,;\t\r\n]+)/)
    .map((part) => plainCell(part))
    .join('')
  return /[",;\t\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** The rows of a table in a mail, which people paste into a spreadsheet: a cell is on one line and has no tab. */
export function tabLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((text) => plainCell(text.replace(/\s+/g, ' '))).join('\t')).join('\n')
}

/** A text that no program takes for a formula. */
function plainCell(text: string): string {
  return formula.test(text) && !/^[\s]+$/.test(text) ? `'${text}` : text
}
