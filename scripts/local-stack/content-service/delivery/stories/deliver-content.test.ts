import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContentView, deliverContent } from './deliver-content.ts'

const noRules = { untranslatable: () => new Set<string>() }

function view(...languages: string[]): ContentView {
  return { languages, ...noRules }
}

describe('deliverContent', () => {
  test('a translation without a default value creates the field', () => {
    expect(deliverContent({ title__i18n__it: 'x' }, view('it'))).toEqual({ title: 'x' })
    expect(deliverContent({ title__i18n__it: 'x' }, view())).toEqual({})
  })

  test('false, 0 and an empty list are translations; empty text and null are not', () => {
    const stored = {
      a: 1,
      a__i18n__it: 0,
      b: true,
      b__i18n__it: false,
      c: [1],
      c__i18n__it: [],
      d: 'x',
      d__i18n__it: '',
      e: 'y',
      e__i18n__it: null,
    }
    expect(deliverContent(stored, view('it'))).toEqual({ a: 0, b: false, c: [], d: 'x', e: 'y' })
  })

  test('a language code does not match a longer code that ends with it', () => {
    expect(deliverContent({ a: 'x', a__i18n__es_co: 'co' }, view('co'))).toEqual({ a: 'x' })
  })

  test('the schema decides which fields are translated', () => {
    const rules: ContentView = {
      languages: ['it'],
      untranslatable: (component) => new Set(component === 'page' ? ['code'] : []),
    }
    const stored = {
      component: 'page',
      code: '1',
      code__i18n__it: '2',
      body: [{ component: 'note', code: '1', code__i18n__it: '2' }],
    }
    expect(deliverContent(stored, rules)).toEqual({
      component: 'page',
      code: '1',
      body: [{ component: 'note', code: '2' }],
    })
  })

  test('an _editable comment is text that the bridge parses, whatever the name', () => {
    const delivered = deliverContent(
      { component: 'a"b', _uid: 'u' },
      { ...view(), editable: { spaceId: 1, storyId: 2 } },
    )
    const mark = Object.entries(delivered ?? {}).find(([key]) => key === '_editable')?.[1]
    const json = /^<!--#storyblok#(.*)-->$/.exec(String(mark))?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ name: 'a"b', space: '1', uid: 'u', id: '2' })
  })

  test('delivers content without translations unchanged and does not mutate the stored content', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (stored) => {
        const before = JSON.stringify(stored)
        expect(JSON.stringify(deliverContent(stored, view('it')))).toBe(before)
        expect(JSON.stringify(stored)).toBe(before)
      }),
    )
  })
})
