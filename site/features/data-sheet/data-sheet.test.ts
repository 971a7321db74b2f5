import { setupI18n } from '@lingui/core'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { catalogues } from '#site/messages/catalogues.ts'
import { type LocaleCode, localeCodes, locales } from '#site/routing/locales.ts'
import { linesOf, openDocument } from '#site/server/pdf/sheet-document.ts'
import { toDataSheet } from './to-data-sheet.ts'
import { writeDataSheet } from './write-data-sheet.ts'

const cells = (...values: string[]) => ({ body: values.map((value) => ({ value })) })
const general = { component: 'product', _uid: 'p', categories: ['5f2ecef1-dabf-4d9c-a6f1-9af516656118'] }
const key = {
  ...general,
  code: 'NOR-1R',
  name: 'Llave plana NOR-1R «ñ ș ł Ж»',
  kind: 'key_blank',
  spec: [
    {
      component: 'spec_key_blank',
      _uid: 's',
      keyType: 'cylinder',
      lockBrands: ['nordala'],
      profile: 'NR5',
      bladeLengthMm: '30.5',
      bladeHeightMm: '8.4',
      bladeThicknessMm: '2.2',
      stop: 'shoulder',
      codeSeries: { thead: [], tbody: [cells('N00001', 'N20000', 'Nordala')] },
    },
  ],
  variants: [{ component: 'product_variant', _uid: 'v', code: 'NOR-1R.L', ean: '2000000010021' }],
  packaging: [{ component: 'packaging', _uid: 'k', ean: '2000000010014', unitQuantity: '50' }],
  crossRefs: [{ component: 'cross_reference', _uid: 'x', makerBrand: 'durmesa', code: 'DU 114', match: 'similar' }],
}
const machine = {
  ...general,
  code: 'T-E3',
  name: 'Titan',
  kind: 'machine',
  spec: [
    {
      component: 'spec_machine',
      _uid: 's',
      machineType: 'electronic',
      operations: ['flat'],
      cutterSpeedRpm: '12000',
      widthMm: '420',
      depthMm: '480',
      heightMm: '390',
    },
  ],
}

const about = {
  issuer: 'Zarandal',
  url: 'https://www.zarandal.example/productos/nor-1r',
  changedAt: new Date('2026-06-01T10:00:00Z'),
}

async function sheetIn(locale: LocaleCode, wire: object = key) {
  const { messages } = await catalogues[locale]()
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const context = { locale: locales[locale].iso, isEditor: false }
  return toDataSheet(product.content.parse(wire), { read: (message) => i18n._(message), context }, about)
}

type Node = { role?: string; alt?: string; children?: object[] }

function rolesIn({ role, children = [] }: Node): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap((child) => rolesIn(child))]
}

function picturesIn({ role, alt, children = [] }: Node): string[] {
  return [...(role === 'Figure' ? [alt ?? ''] : []), ...children.flatMap((child) => picturesIn(child))]
}

/** What a reader of the file finds: words of all pages, the structure of the first, and what the document says of itself. */
async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  const texts = await Promise.all(pages.map((page) => page.getTextContent()))
  const words = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')
  const tree: Node = (await pages[0]?.getStructTree()) ?? {}
  const { info } = await document.getMetadata()
  return { words: words.replaceAll(/\s/g, ''), tree, info, marks: await document.getMarkInfo(), pages, document }
}

describe('the data sheet of a product', () => {
  test.each(localeCodes)('has its data in the words and numbers of %s', async (locale) => {
    const sheet = await sheetIn(locale)
    const { words, info } = await read(await writeDataSheet(sheet))
    const rows = [sheet.specification, sheet.packaging, ...sheet.tables].flatMap(
      ({ title, columns = [], rows: all }) => [title, ...columns, ...all.flat()],
    )
    const expected = [...rows, sheet.name, sheet.kind, sheet.page.url, sheet.drawing?.note ?? '']
    for (const one of expected) expect(words).toContain(one.replaceAll(/\s/g, ''))
    expect(words).not.toContain('?')
    expect(info).toMatchObject({ Language: locales[locale].iso, Author: 'Zarandal', IsAcroFormPresent: false })
  })

  test.each(localeCodes)(
    'keeps the spaces at the ends of its lines in %s, because its structure has no lines',
    async (locale) => {
      const { language, page, kind, drawing } = await sheetIn(locale)
      const words = [kind, page.words, drawing?.note ?? '', 'Llave NOR-1R «ñ ș ł Ж»'].join(' ')
      const pdf = openDocument({ title: '', subject: '', author: '', language, changedAt: new Date(0) })
      for (const width of [40, 90, 300, 1000]) {
        const lines = linesOf(pdf, words, { style: { face: 'text', size: 9 }, width })
        expect(lines.join('')).toBe(words)
        expect(lines.every((line, index) => line.endsWith(' ') === index < lines.length - 1)).toBe(true)
      }
    },
  )

  test('is a tagged document: headings, tables with headers, pictures with words', async () => {
    const { tree, marks, info } = await read(await writeDataSheet(await sheetIn('en')))
    const roles = rolesIn(tree)
    expect(marks).toMatchObject({ Marked: true })
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    for (const role of ['Document', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(role)
    expect(picturesIn(tree)).toEqual([
      'Side, 1 : 1: 30.5 mm, 8.4 mm. Section, 2 : 1: 2.2 mm, 8.4 mm.',
      expect.stringContaining('2000000010014'),
    ])
    expect(info).toMatchObject({ Title: 'NOR-1R · Llave plana NOR-1R «ñ ș ł Ж» · Data sheet' })
  })

  test('carries its fonts, and leads to the page of the product', async () => {
    const bytes = await writeDataSheet(await sheetIn('ru'))
    const { pages, document } = await read(bytes)
    const links = await Promise.all(pages.map((page) => page.getAnnotations()))
    expect(links.flat().map(({ url }) => url)).toEqual([about.url])
    expect(links[0]).toHaveLength(1)
    expect(await document.getOutline()).not.toHaveLength(0)
    const source = bytes.toString('latin1')
    expect(source.match(/\/FontFile2 /g)?.length).toBeGreaterThan(2)
    expect(source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  test('is the same file for the same content', async () => {
    const [first, second] = [await writeDataSheet(await sheetIn('de')), await writeDataSheet(await sheetIn('de'))]
    expect(second.equals(first)).toBe(true)
    expect(first.byteLength).toBeLessThan(60_000)
  })

  test('of a machine draws the room it takes and leaves out what it lacks', async () => {
    const sheet = await sheetIn('es', machine)
    expect([sheet.barCode, sheet.packaging.rows, sheet.tables]).toEqual([undefined, [], []])
    expect(sheet.drawing?.drawing.views.map(({ scale }) => scale)).toEqual(['1 : 10', '1 : 10'])
    expect((await read(await writeDataSheet(sheet))).pages).toHaveLength(1)
  })

  test('has no bars for a number that no scanner accepts', async () => {
    const wrong = { ...key, packaging: [{ component: 'packaging', _uid: 'k', ean: '2000000010015' }] }
    const { barCode, packaging } = await sheetIn('es', wrong)
    expect([barCode, packaging.rows.flat()]).toEqual([undefined, ['EAN', '2000000010015']])
  })

  test('breaks no term that has room for one line', async () => {
    const sheet = await sheetIn('de')
    const rows = Array.from({ length: 15 }, (_, index) => [`Halmlänge ${index}`, '1 mm'])
    const { pages } = await read(await writeDataSheet({ ...sheet, specification: { title: 'S', rows, figures: [] } }))
    const { items = [] } = (await pages[0]?.getTextContent()) ?? {}
    const lines = items.map((item) => ('str' in item ? item.str : ''))
    expect(lines).toContain('Halmlänge 14')
  })

  test('goes on over pages where a table is long', async () => {
    const crossRefs = Array.from({ length: 150 }, (_, index) => ({ ...key.crossRefs[0], code: `DU ${index + 1000}` }))
    const { words, pages } = await read(await writeDataSheet(await sheetIn('fr', { ...key, crossRefs })))
    expect(pages.length).toBeGreaterThan(3)
    expect(words).toContain('DU1149')
    expect(words).toContain(`${pages.length}/${pages.length}`)
  })
})
