import { describe, expect, test } from 'vitest'
import { readSources } from '../compile/read-sources.ts'
import { drawDocument } from './draw-document.ts'
import { factTable, measureTable } from './measure-table.ts'
import { pdfFile } from './pdf-file.ts'
import { brokenLines, encodedText, textWidth } from './pdf-text.ts'
import { readDocuments } from './source-document.ts'

const stories = await readSources()
const documents = await readDocuments()

/** Objects of a file by number, read through its own table of addresses, as a reader's program does. */
function objectsOf(file: Buffer): Map<number, string> {
  const text = file.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, count, rows = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start)) ?? []
  const addresses = rows.match(/\d{10} \d{5} [nf] \n/g) ?? []
  expect(addresses).toHaveLength(Number(count))
  return new Map(
    addresses.slice(1).map((row, index) => {
      const object = text.slice(Number(row.slice(0, 10)))
      const [, number, body = ''] = /^(\d+) 0 obj\n([\s\S]*?)\nendobj\n/.exec(object) ?? []
      expect(Number(number)).toBe(index + 1)
      return [index + 1, body]
    }),
  )
}

describe.each(documents)('the document $name', (document) => {
  const file = drawDocument(document, stories)

  test('is a PDF whose table leads to every object and whose streams have their stated length', () => {
    expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7')
    const objects = [...objectsOf(file).values()]
    const streams = objects.filter((object) => object.includes('\nstream\n'))
    expect(streams.length).toBeGreaterThan(0)
    for (const stream of streams) {
      const [, length, body = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(stream) ?? []
      expect(body).toHaveLength(Number(length))
    }
  })

  test('names its language and title', () => {
    const objects = objectsOf(file)
    const hex = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
    expect(objects.get(1)).toContain(`/Lang ${hex(document.language)}`)
    expect(objects.get(3)).toContain(`/Title ${hex(document.title)}`)
  })

  test('is the same bytes on every run', () => {
    expect(drawDocument(document, stories).equals(file)).toBe(true)
  })

  test('keeps every line between the margins', () => {
    const lines = file
      .toString('latin1')
      .matchAll(/BT \/(F\d) ([\d.]+) Tf [\d. ]+ rg ([\d.]+) ([\d.]+) Td \((.*)\) Tj/g)
    for (const [, font, size, x, y, text = ''] of lines) {
      const width = textWidth(text, { font: font as 'F1', size: Number(size) })
      expect(Number(x) + width).toBeLessThan(595 - 50)
      expect(Number(y)).toBeGreaterThan(36)
    }
  })
})

describe('a text', () => {
  test('is broken between words and never wider than its column', () => {
    const lettering = { font: 'F1', size: 10 } as const
    const lines = brokenLines('una línea que no cabe en una columna tan estrecha', lettering, 80)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(' ')).toBe('una línea que no cabe en una columna tan estrecha')
    expect(lines.every((line) => textWidth(line, lettering) <= 80)).toBe(true)
  })

  test('is as wide as the font says, accents included', () => {
    expect(textWidth('Aé', { font: 'F1', size: 1000 })).toBe(667 + 556)
    expect(textWidth('NOR-1R', { font: 'F3', size: 10 })).toBe(36)
  })

  test('keeps its accents and escapes brackets', () => {
    expect(encodedText('señal (1) \\')).toBe('(se\u00f1al \\(1\\) \\\\)')
    expect(encodedText('“5 €”')).toBe('(\u00935 \u0080\u0094)')
  })

  test('with a sign the fonts do not have is refused', () => {
    expect(() => encodedText('Ключ')).toThrow('documents cannot show "К"')
  })
})

test('text that does not fit begins another page, numbered', () => {
  const [guide] = documents
  if (!guide) throw new Error('There is no document')
  const long = Array.from({ length: 40 }, (_, index) => `Párrafo ${index}`)
  const file = drawDocument({ ...guide, sections: [{ heading: 'Largo', text: long }] }, [])
  expect(objectsOf(file).get(2)).toContain('/Count 2')
  expect(file.toString('latin1')).toContain('(2 / 2)')
})

test('a printed table has the products’ own figures, without drafts and discontinued ones', () => {
  const [head, ...rows] = measureTable(
    { of: 'key_blank', columns: { code: 'Código', bladeHeightMm: 'Alto' } },
    stories,
    'es',
  )
  expect(head).toEqual(['Código', 'Alto'])
  expect(rows).toContainEqual(['NOR-1R', '8,4'])
  expect(rows.map(([code]) => code)).not.toContain('NOR-1')
  expect(rows.map(([code]) => code)).not.toContain('BOR-0X')
})

test('a printed sheet has one product’s own figures, as its language writes them', () => {
  const facts = { of: 'product/nor-1r', rows: { bladeHeightMm: 'Alto, mm', chip: 'Chip' } }
  expect(factTable(facts, stories, 'es')).toEqual([
    ['NOR-1R', ''],
    ['Alto, mm', '8,4'],
    ['Chip', '–'],
  ])
  expect(factTable(facts, stories, 'en')[1]).toEqual(['Alto, mm', '8.4'])
  expect(() => factTable({ of: 'product/none', rows: {} }, stories, 'es')).toThrow('there is no story product/none')
})

test('a file of no page still has its table', () => {
  expect(objectsOf(pdfFile([], { title: 'T', language: 'es', date: '2026-01-01' })).size).toBe(6)
})
