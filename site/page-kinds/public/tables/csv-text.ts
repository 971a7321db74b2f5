export const csvType = 'text/csv; charset=utf-8'

/** Spreadsheets take a cell that begins so for a formula, and run it (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

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

function cellText(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
