import { expect, test } from 'vitest'
import { accordionExamples } from '../blocks/accordion/examples.ts'
import { fullBannerExamples } from '../blocks/full-banner/examples.ts'
import { imageGridExamples } from '../blocks/image-grid/examples.ts'
import { exampleStories, exampleText } from '../schema/example-values.ts'
import { parseBlock, parseStoryContent } from './parse-content.ts'

const banner = { component: 'full_banner', _uid: 'b1', title: 'Título' }

test('a missing optional field is absent or its default', () => {
  expect(parseBlock(banner)).toEqual({ ...banner, alignment: 'start', theme: 'paper', spacing: 'medium' })
})

test.each([
  ['an empty text', { eyebrow: '  ' }],
  ['an empty picture', { media: fullBannerExamples.missingImage.media }],
  ['an empty link', { cta: fullBannerExamples.missingImage.cta }],
  ['a value of another type', { eyebrow: 7, media: 'picture.png', cta: [] }],
  ['null', { eyebrow: null, media: null, cta: null }],
  ['a choice that no longer exists', { theme: 'neon', alignment: 'left' }],
])('%s in an optional field is absent', (_, fields) => {
  expect(parseBlock({ ...banner, ...fields })).toEqual(parseBlock(banner))
})

test('a missing required field makes the block unsupported, with the field in the reason', () => {
  expect(parseBlock({ component: 'full_banner', _uid: 'b1', title: ' ' })).toEqual({
    component: 'unsupported',
    _uid: 'b1',
    name: 'full_banner',
    reason: '✖ Text is missing.\n  → at title',
  })
})

test('keeps the editor’s mark, drops unknown keys', () => {
  const wire = { ...banner, _editable: '<!--#storyblok#{"uid": "b1"}-->', title__i18n__en: 'Title', colour: 'red' }
  expect(parseBlock(wire)).toHaveProperty('_editable', wire['_editable'])
  expect(parseBlock(wire)).not.toHaveProperty('colour')
  expect(parseBlock(wire)).not.toHaveProperty('title__i18n__en')
  expect(parseBlock({ component: 'hologram', _uid: 'h1', _editable: 'mark' })).toMatchObject({ _editable: 'mark' })
})

test('an unknown block is unsupported, with its name', () => {
  expect(parseBlock({ component: 'hologram', _uid: 'h1' })).toMatchObject({
    component: 'unsupported',
    _uid: 'h1',
    name: 'hologram',
    reason: 'No block named "hologram" may stand here.',
  })
})

test('leaves an invalid item out of its list and notes it', () => {
  const block = parseBlock(imageGridExamples.missingImage)
  expect(block).toMatchObject({
    items: [{ caption: 'Esta sí.' }],
    _refused: [{ component: 'unsupported', _uid: 'image-grid-missing-image-1', name: 'image_grid_item' }],
  })
})

test('a required list without a valid item fails', () => {
  const [broken] = imageGridExamples.missingImage.items
  expect(parseBlock({ component: 'image_grid', _uid: 'g', items: [broken] })).toMatchObject({
    component: 'unsupported',
    reason: expect.stringContaining('items'),
  })
})

test('an invalid block keeps its position in the body of a page', () => {
  const page = parseStoryContent({
    component: 'page',
    _uid: 'p',
    title: 'Inicio',
    body: [banner, { component: 'hologram', _uid: 'h1' }, 'nonsense', accordionExamples.minimal],
  })
  expect(page).toMatchObject({ template: 'generic', layout: 'with-prefooter' })
  expect(page.component === 'page' && page.body.map(({ component }) => component)).toEqual([
    'full_banner',
    'unsupported',
    'unsupported',
    'accordion',
  ])
})

test.each([
  ['4', 4],
  [' 2 ', 2],
  [3, 3],
  ['', 3],
  ['many', 3],
  ['9', 3],
  [Number.NaN, 3],
])('columns %j are read as %d', (columns, expected) => {
  expect(parseBlock({ ...imageGridExamples.minimal, columns })).toMatchObject({ columns: expected })
})

const product = {
  component: 'product',
  _uid: 'p1',
  code: 'NOR-1R',
  name: 'Llave <Nordala> & "compañía"',
  kind: 'key_blank',
  categories: [exampleStories.category, 'not-a-uuid', exampleStories.category],
  highlights: 'Latón\n\n  Cinco cortes \r\nNiquelada',
  spec: [
    {
      component: 'spec_key_blank',
      _uid: 's1',
      keyType: 'cylinder',
      lockBrands: ['nordala'],
      bladeLengthMm: '22.5',
      bitting: '3-1-4-2-5',
      codeSeries: {
        fieldtype: 'table',
        thead: [{ value: 'Desde' }, { value: 'Hasta' }],
        tbody: [{ body: [{ value: 'N0001' }, { value: 'N5000' }] }, { body: [{ value: ' ' }, {}] }],
      },
    },
  ],
}

test('parses a product with numbers, lines as a list and the first valid specification', () => {
  expect(parseStoryContent(product)).toMatchObject({
    name: 'Llave <Nordala> & "compañía"',
    status: 'active',
    categories: [exampleStories.category],
    highlights: ['Latón', 'Cinco cortes', 'Niquelada'],
    images: [],
    spec: {
      component: 'spec_key_blank',
      bladeLengthMm: 22.5,
      bitting: [3, 1, 4, 2, 5],
      cloneable: false,
      codeSeries: { head: ['Desde', 'Hasta'], rows: [['N0001', 'N5000']] },
    },
  })
})

test('parses a resolved relation as its uuid', () => {
  const resolved = { ...product, replacedBy: { uuid: exampleStories.otherProduct, name: 'Sucesora', content: {} } }
  expect(parseStoryContent(resolved)).toMatchObject({ replacedBy: exampleStories.otherProduct })
})

test('a product without specification is unsupported', () => {
  expect(parseStoryContent({ ...product, spec: [] })).toMatchObject({
    component: 'unsupported',
    reason: expect.stringContaining('spec'),
  })
})

test('leaves out a menu link to an unpublished story', () => {
  const link = (href?: string) => ({ linktype: 'story', id: exampleStories.page, ...(href && { href }) })
  const entry = (_uid: string, href?: string) => ({ component: 'menu_link', _uid, label: _uid, link: link(href) })
  const settings = parseStoryContent({
    component: 'site_settings',
    _uid: 's',
    siteName: 'Zarandal',
    menu: [
      {
        component: 'menu_item',
        _uid: 'm',
        label: 'Productos',
        link: link(),
        children: [entry('live', '/productos'), entry('gone')],
      },
    ],
  })
  expect(settings).toMatchObject({
    menu: [{ label: 'Productos', children: [{ _uid: 'live', link: { href: '/productos', kind: 'story' } }] }],
  })
  expect('menu' in settings && settings.menu[0]).not.toHaveProperty('link')
})

const hostile: unknown[] = [
  undefined,
  null,
  '',
  0,
  [],
  {},
  { component: 1 },
  { component: 'toString' },
  { component: '__proto__', _uid: {} },
  { component: 'accordion', _uid: 'a', items: { length: 1 } },
  { component: 'rich_text', _uid: 'r', body: { type: 'doc', content: 'x' } },
  { component: 'rich_text', _uid: 'r', body: exampleText('') },
  { ...banner, title: Symbol('title') },
  JSON.parse('{"component":"full_banner","__proto__":{"title":"stolen"}}'),
]

test.each(hostile.map((wire) => ({ wire })))('returns a reason for $wire and never throws', ({ wire }) => {
  for (const parse of [parseBlock, parseStoryContent]) {
    expect(parse(wire)).toMatchObject({ component: 'unsupported', reason: expect.stringMatching(/.{5}/) })
  }
})

test('an object that no limit can be compared with is absent like any other value of another type', () => {
  const odd = { length: { toString: 1 } }
  expect(parseBlock({ ...banner, _editable: odd, eyebrow: odd })).toEqual(parseBlock(banner))
  expect(parseBlock({ component: 'unknown', _uid: 'b', _editable: odd })).toMatchObject({ component: 'unsupported' })
})
