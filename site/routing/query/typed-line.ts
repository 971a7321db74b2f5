import { readAmount } from './read-amount.ts'

/** `20 x NOR-1R`, `NOR-1R × 20`, `NOR-1R*20`. A number without a sign may be a part of the code. */
const before = /^(\d[\d.,]{0,8})\s*[x×*]\s+?(\S.*)$/iu
const after = /^(.*\S)\s*(?:[×*]|\sx)\s*(\d[\d.,]{0,8})$/iu

/** A code with the number of pieces that a sign names; without a sign there is none. */
export function typedLine(text: string): { code: string; amount?: string | undefined } {
  const [, pieces, code] = before.exec(text) ?? []
  if (code !== undefined) return { code, amount: pieces }
  const [, other, number] = after.exec(text) ?? []
  return { code: other ?? text, amount: number }
}

/** A row of a table that has a code and its pieces alone. No two parts of the pattern can take the same spaces. */
const cells = /^([^\t,;]+)(?=[\t,;])([\t,;\s]+)(\d[\d.,]{0,7})$/

/** What one field has: a code, codes with a separator between them, or a row of a table, as the page for many codes reads them. */
export function typedLines(text: string): { code: string; amount?: string | undefined }[] {
  return text.split(/[\r\n]+/).flatMap((row) => {
    const whole = typedLine(row.trim())
    if (whole.amount !== undefined && !/[\t,;]/.test(whole.code)) return [whole]
    const [, code = '', between = '', amount] = cells.exec(row.trim()) ?? []
    const isPair = amount !== undefined && between.trim().length < 2
    return isPair ? [{ code: code.trim(), amount }] : row.split(/[\t,;]/).map((part) => typedLine(part.trim()))
  })
}

/** Rows of a table as a field of one line takes them: browsers would put them together without a sign between them. */
export function inOneLine(text: string): string {
  const lines = typedLines(text).filter(({ code }) => code !== '')
  return lines.map(({ code, amount }) => (amount === undefined ? code : `${plainAmount(amount)} x ${code}`)).join(', ')
}

/** A comma would end the line. */
function plainAmount(text: string): string {
  const { amount, unclear } = readAmount(text)
  return unclear?.replaceAll(',', '.') ?? String(amount)
}
