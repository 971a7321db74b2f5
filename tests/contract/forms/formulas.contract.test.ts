import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { exportAnswers } from 'scripts/outbox/export-answers.ts'
import { workbookBytes } from 'site/features/prices/price-list/workbook.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { csvText, tabLines } from 'site/server/tables/csv-text.ts'
import { afterAll, expect, test } from 'vitest'

const database = openSubmissions(':memory:')
afterAll(() => database.close())

const signs = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const cells = [
  ...signs.flatMap((sign) => [
    `${sign}1+1`,
    ` ${sign}cmd|'/c'!A0`,
    `a;${sign}1+1;b`,
    `a,${sign}1+1`,
    `a\t${sign}1`,
    `"${sign}1`,
  ]),
  'a\r\n=1+1',
  'a\n\r=1+1',
]

async function exported(text: string): Promise<string> {
  await database.change('DELETE FROM submissions')
  const columns = (
    await database.rows(`SELECT name, type, "notnull", dflt_value FROM pragma_table_info('submissions')`)
  )
    .filter((column) => Number(column['notnull']) === 1 && column['dflt_value'] === null)
    .map((column) => ({ name: String(column['name']), isNumber: /INT/i.test(String(column['type'])) }))
  const given: Record<string, string> = { answers: JSON.stringify({ text }), id: 'i', form: 'f', received_at: '0' }
  const row = columns.map(({ name, isNumber }) => [name, given[name] ?? (isNumber ? '0' : '')] as const)
  const all = [...row, ...Object.entries(given).filter(([name]) => !row.some(([one]) => one === name))]
  const places = all.map((_, at) => `$${at + 1}`).join(', ')
  await database.change(
    `INSERT INTO submissions (${all.map(([name]) => name).join(', ')}) VALUES (${places})`,
    all.map(([, value]) => value),
  )
  return await exportAnswers(database)
}

/** Every table of text that leaves the site, and the separators that a program may take for it. */
const tables: readonly [string, (cell: string) => string | Promise<string>, readonly string[]][] = [
  ['files in CSV with semicolons', (cell) => csvText([['a', cell]], 'es-ES'), [';', ',', '\t']],
  ['files in CSV with commas', (cell) => csvText([['a', cell]], 'en'), [';', ',', '\t']],
  ['exported answers', exported, [';', ',', '\t']],
  ['the table in the mail to sales', (cell) => tabLines([['1', cell]]), ['\t']],
]

test.each(tables)(
  'no cell of %s begins a formula, whichever separator a program takes',
  async (_, write, separators) => {
    for (const cell of cells) {
      const text = await write(cell)
      for (const delimiter of separators) {
        const options = { delimiter, bom: true, relax_quotes: true, relax_column_count: true }
        const found = parse(text, { ...options, quote: null }).flat()
        const formulas = found.filter((one) => /^[\s"]*[=+\-@＝＋－＠]/.test(one))
        expect([cell, delimiter, formulas]).toEqual([cell, delimiter, []])
      }
    }
  },
)

test('every text of a workbook is typed as a text', async () => {
  async function* rows() {
    yield cells.map((cell) => [cell])
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of workbookBytes(rows())) chunks.push(chunk)
  const sheet = strFromU8(
    unzipSync(new Uint8Array(Buffer.concat(chunks)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
  expect(sheet.match(/<c t="inlineStr">/g)).toHaveLength(cells.length)
  expect(sheet).not.toMatch(/<f>|<v>/)
})
