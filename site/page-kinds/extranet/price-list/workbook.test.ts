import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type Cell, workbookBytes } from './workbook.ts'

async function written(rows: readonly (readonly Cell[])[]) {
  async function* some() {
    yield rows
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of workbookBytes(some())) chunks.push(chunk)
  const parts = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  return { names: Object.keys(parts), sheet: strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array()) }
}

test('a workbook has the parts that programs need, numbers as numbers and every text as a text', async () => {
  const { names, sheet } = await written([['=1+1', 'a<b & "c"\u0001', 12.5, '']])
  expect(names).toContain('[Content_Types].xml')
  expect(names).toContain('xl/workbook.xml')
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('a&lt;b &amp; "c"</t>')
  expect(sheet).toContain('<c><v>12.5</v></c><c/></row></sheetData></worksheet>')
})
