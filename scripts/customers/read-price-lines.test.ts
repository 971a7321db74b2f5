import { readText } from 'site/server/tables/read-rows.ts'
import { expect, test } from 'vitest'
import { readPriceLines } from './read-price-lines.ts'

async function read(...chunks: (string | Uint8Array)[]) {
  async function* bytes() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk
  }
  const records = []
  for await (const some of readPriceLines(readText(bytes()))) records.push(...some)
  return records
}

const head = 'group;code;net;currency;from'
const row = 'taller;NOR-1R;385;EUR;2026-01-01'
const record = { group: 'taller', code: 'NOR-1R', pack: 1, net: 385, currency: 'EUR', from: '2026-01-01' }
const utf16 = (text: string, mark: number[], order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array([...mark, ...(order === 'le' ? bytes : bytes.swap16())])
}

test.each<[string, (string | Uint8Array)[]]>([
  ['semicolons', [`${head}\n${row}\n`]],
  ['commas', [`${head}\n${row}`.replaceAll(';', ',')]],
  ['tabs', [`${head}\r\n${row}\r\n`.replaceAll(';', '\t')]],
  ['a first line that states the separator', [`sep=;\r\n${head}\r\n${row}\r\n`]],
  ['the same with another one, and a byte order mark', [`\uFEFFsep=|\n${head}\n${row}`.replaceAll(';', '|')]],
  ['quoted cells with line breaks', [`${head}\n"taller";"\nNOR-1R ";"385";EUR;2026-01-01`]],
  ['empty lines and lines of an old system', [`${head}\r\r${row}\r`]],
  ['UTF-16, little-endian', [utf16(`${head}\r\n${row}`, [0xff, 0xfe], 'le')]],
  ['UTF-16, big-endian', [utf16(`${head}\r\n${row}`, [0xfe, 0xff], 'be')]],
  ['chunks that end anywhere', [...`${head}\n${row}`]],
])('a table with %s', async (_, chunks) => expect(await read(...chunks)).toEqual([record]))

test('Windows-1252 is read as such', async () => {
  const bytes = new Uint8Array(
    Buffer.from(`Grupo;Código;Neto;Moneda;Desde\n${row.replace('taller', 'señal')}`, 'latin1'),
  )
  expect(await read(bytes)).toEqual([{ ...record, group: 'señal' }])
})

test.each([
  ['es', 'Grupo;Código;Precio neto;Moneda;Desde'],
  ['en', 'Group;Code;Net price;Currency;Valid from'],
  ['de', 'Kundengruppe;Artikel-Nr.;Nettopreis;Währung;Gültig ab'],
  ['fr', 'Groupe;Référence;Prix net;Devise;À partir de'],
  ['it', 'Gruppo;Codice;Prezzo netto;Valuta;Dal'],
  ['nl', 'Groep;Artikelcode;Nettoprijs;Valuta;Vanaf'],
  ['pt', 'Grupo;Código;Preço líquido;Moeda;A partir de'],
  ['ro', 'Grupă;Cod;Preț net;Monedă;De la'],
  ['ru', 'Группа;Артикул;Цена;Валюта;С'],
])('a table whose columns are named in %s', async (_, named) =>
  expect(await read(`${named}\n${row}`)).toEqual([record]),
)

test('a workbook and what is no text are refused with what to do', async () => {
  await expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow('Save it as “CSV UTF-8” first')
  await expect(read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]))).rejects.toThrow('The file is no text')
})

test('a wrong line is named by its number, also below a statement and a cell of two lines', async () => {
  const wrong = `sep=;\n${head}\n"taller";"NOR-\n1R";385;EUR;2026-01-01\ntaller;${'x'.repeat(300)};385;EUR;2026-01-01\n`
  await expect(read(wrong)).rejects.toThrow(/^Nothing was imported\.\nline 5: code: /)
  await expect(read(`${head};Farbe\n${row};rot`)).rejects.toThrow(/line 2: .*Farbe/)
})

test('a line of JSON with many spaces is read in one pass', async () => {
  const spaced = JSON.stringify(record).replace(',', `,${' '.repeat(200_000)}`)
  expect(await read(`[ ${spaced} ,\n${JSON.stringify(record)} ]`)).toEqual([record, record])
})
