import { expect, test } from 'vitest'
import { landingExamples } from '../landing/landing-examples.fixture.ts'
import { readerToken } from './reader-token.ts'
import type { IndexedStory } from './search-record.ts'
import { indexFamily, storyRecords } from './story-records.ts'

const keys = '11111111-1111-4111-a111-111111111111'
const root = '00000000-0000-4000-a000-000000000000'

const names: Readonly<Record<string, { name: string; parent?: string }>> = {
  [keys]: { name: 'Bartschlüssel', parent: root },
  [root]: { name: 'Schlüssel' },
}

const context = { locale: 'de', markets: ['global', 'germany'], related: (uuid: string) => names[uuid], folders: [] }

const story = (content: IndexedStory['content']): IndexedStory => ({
  id: 7,
  uuid: 'u7',
  name: 'Story',
  address: 'global/productos/nor-1r',
  path: 'global/produkte/nor-1r',
  publishedAt: '2026-01-02T00:00:00.000Z',
  content,
})

const product = {
  component: 'product',
  _uid: 'a',
  code: 'NOR-1R.P',
  name: 'Flachschlüssel',
  kind: 'key_blank',
  categories: [keys],
  status: 'discontinued',
  spec: [{ component: 'spec_key_blank', _uid: 's', keyType: 'flat', material: 'brass', lockBrands: ['nordala'] }],
  variants: [{ component: 'product_variant', _uid: 'v', code: 'NOR-1L', ean: '2000000010045' }],
  crossRefs: [{ component: 'cross_reference', _uid: 'x', makerBrand: 'cavelin', code: 'CV-NR6' }],
  compatibility: [
    { component: 'vehicle_fit', _uid: 'f', make: 'alvora', model: 'Brisa', fromYear: '2012', toYear: '2014' },
  ],
}

test('indexes a product by its codes, codes of other makers, its vehicles year by year, its brand and its categories', () => {
  const [record] = storyRecords(story(product), context)
  expect(record).toMatchObject({
    section: 'product',
    name: 'Flachschlüssel',
    codes: expect.arrayContaining(['NOR-1R.P', 'NOR1RP', 'NOR 1R', 'NOR-1L', 'NOR1L']),
    codeKeys: ['nor1rp', 'nor1l', 'cvnr6', '2000000010045'],
    crossRefs: expect.arrayContaining(['Cavelin CV-NR6', 'Cavelin CVNR6']),
    vehicles: ['Alvora Brisa 2012-2014'],
    keywords: expect.arrayContaining(['Nordala', 'Schlüssel', '2012', '2013', '2014']),
    ean: ['2000000010045'],
    categories: { lvl0: ['Schlüssel'], lvl1: ['Schlüssel > Bartschlüssel'] },
    boost: 5,
    refs: [keys, root],
  })
})

test('makes one record for the beginning of a page and one per heading, each of at most 200 words', () => {
  const content = {
    component: 'page',
    _uid: 'p',
    title: 'Qualität',
    body: [
      {
        component: 'rich_text',
        _uid: 'r',
        body: {
          type: 'doc',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Anfang' }] },
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Messen' }] },
            { type: 'paragraph', content: [{ type: 'text', text: 'Wort '.repeat(300) }] },
          ],
        },
      },
    ],
  }
  const records = storyRecords(story(content), context)
  expect(records.map(({ objectID, heading }) => [objectID, heading])).toEqual([
    ['u7', undefined],
    ['u7-1', 'Messen'],
  ])
  expect(records[1]?.text?.split(' ')).toHaveLength(200)
  expect(new Set(records.map(({ entityId }) => entityId))).toEqual(new Set(['u7']))
})

test('makes no record of a story that is hidden from search engines, invalid, or of another kind', () => {
  const page = { component: 'page', _uid: 'p', title: 'Geheim', seo: [{ component: 'seo', _uid: 's', noindex: true }] }
  expect(storyRecords(story(page), context)).toEqual([])
  expect(storyRecords(story({ component: 'product', _uid: 'x' }), context)).toEqual([])
  const form = { component: 'form_page', _uid: 'f', title: 'Brief', fields: [] }
  const question = { component: 'form_textarea', _uid: 'q', name: 'message', label: 'Nachricht' }
  expect(storyRecords(story({ ...form, fields: [question] }), context)).toHaveLength(1)
  expect(storyRecords(story({ ...form, fields: [question], receiver: 'agent' }), context)).toEqual([])
  expect(storyRecords(story({ component: 'redirect', _uid: 'x' }), context)).toEqual([])
  expect(storyRecords(story({ component: 'toString', _uid: 'x' }), context)).toEqual([])
  expect(indexFamily('site_settings')).toBeUndefined()
})

test('a record behind the login names its groups, or all', () => {
  const notice = { component: 'trade_notice', _uid: 'n', title: 'Preise', date: '2026-01-01 00:00', line: 'llaves' }
  const access = [
    { component: 'access', _uid: 'a', groups: ['distributor'], markets: ['germany'], validTo: '2026-12-31 00:00' },
  ]
  const [open] = storyRecords(story(notice), context)
  const [closed] = storyRecords(story({ ...notice, access }), context)
  expect(open).toMatchObject({
    section: 'extranet',
    for: ['all'],
    home: ['all'],
    markets: context.markets,
  })
  expect(closed).toMatchObject({
    for: [readerToken('distributor')],
    home: ['germany'],
    markets: context.markets,
    until: Date.UTC(2026, 11, 31) / 1000,
  })
  const unreadable = [{ component: 'access', _uid: 'a', markets: ['germany', 'nowhere'] }]
  expect(storyRecords(story({ ...notice, access: unreadable }), context)).toEqual([])
  expect(indexFamily('trade_notice')).toBe('extranet')
})

test('a record behind the login has the access rules of its folders, and depends on them', () => {
  const notice = { component: 'trade_notice', _uid: 'n', title: 'Preise', date: '2026-01-01 00:00', line: 'llaves' }
  const folder = (groups: readonly string[]) => ({
    uuid: 'folder',
    content: { component: 'extranet_page', _uid: 'f', access: [{ component: 'access', _uid: 'a', groups }] },
  })
  const [narrowed] = storyRecords(story(notice), { ...context, folders: [folder(['distributor'])] })
  expect(narrowed).toMatchObject({ for: [readerToken('distributor')], refs: ['folder'] })
  const own = { ...notice, access: [{ component: 'access', _uid: 'a', groups: ['locksmith'] }] }
  expect(storyRecords(story(own), { ...context, folders: [folder(['distributor'])] })).toEqual([])
})

test('an edition with a published successor is marked as superseded, and depends on the successor', () => {
  const document = {
    component: 'trade_document',
    _uid: 'd',
    title: 'Preisliste',
    kind: 'price-list',
    date: '2026-01-01 00:00',
    replacedBy: keys,
    files: [
      {
        component: 'localized_file',
        _uid: 'l',
        language: 'de',
        file: { fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/x/y/preise.pdf' },
      },
    ],
  }
  expect(storyRecords(story(document), context)).toMatchObject([{ superseded: 1, refs: [keys] }])
  const alone = { ...context, related: () => undefined }
  expect(storyRecords(story(document), alone)).toMatchObject([{ superseded: 0, refs: [keys] }])
})

test('indexes an office by its address and countries, and an agent by area and countries', () => {
  const office = {
    component: 'contact_office',
    _uid: 'o',
    name: 'Zentrale',
    department: 'sales',
    street: 'Calle Mayor 1',
    postcode: '48001',
    city: 'Larrabe',
    country: 'ES',
    countriesServed: ['PT'],
  }
  const [found] = storyRecords(story(office), context)
  expect(found).toMatchObject({ name: 'Zentrale', codes: ['48001'], country: 'ES' })
  expect(found?.keywords).toEqual(expect.arrayContaining(['Spanien', 'Portugal', 'Larrabe', 'Calle Mayor 1']))
  const agent = { component: 'sales_agent', _uid: 'a', name: 'Ada Luk', area: 'Bayern', countries: ['DE'] }
  expect(storyRecords(story(agent), context)[0]).toMatchObject({ name: 'Ada Luk', keywords: ['Deutschland'] })
})

test('indexes only the title and introduction of a form, and a landing only when it may be listed', () => {
  const question = { component: 'form_text', _uid: 'q', name: 'company', label: 'Firma' }
  const form = { component: 'form_page', _uid: 'f', title: 'Anfrage', intro: 'Wir antworten.', fields: [question] }
  const [found] = storyRecords(story(form), context)
  expect(found).toMatchObject({ name: 'Anfrage', summary: 'Wir antworten.', text: 'Wir antworten.' })
  const data = landingExamples.typical
  const landing = { component: 'custom_landing', _uid: 'l', layout: 'simple-landing', data }
  const [shown] = storyRecords(story(landing), context)
  expect(shown).toMatchObject({ name: data.title, section: 'page' })
  expect(shown?.text).not.toBe('')
  const hidden = { ...landing, data: { ...data, seo: { ...data.seo, noindex: true } } }
  expect(storyRecords(story(hidden), context)).toEqual([])
})
