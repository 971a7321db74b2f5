import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Content, languageOfKey, publishLanguages, unpublishLanguages } from './publish-layer.ts'

const block = (uid: string, keys: Content): Content => ({ component: 'page', _uid: uid, ...keys })

describe('the language of a key', () => {
  test.each([
    ['title', 'default'],
    ['title__i18n__it', 'it'],
    ['title__i18n__pt_br', 'pt-br'],
    ['__i18n__it', 'default'],
  ])('%s belongs to %s', (key, language) => expect(languageOfKey(key)).toBe(language))
})

describe('publishing some languages', () => {
  test('copies the keys of a language into published blocks, matched by id at any depth', () => {
    const published = block('a', { title: 'old', body: [block('b', { text: 'old', text__i18n__it: 'vecchio' })] })
    const draft = block('a', {
      title: 'new',
      title__i18n__it: 'nuovo',
      body: [
        block('c', { text: 'added', text__i18n__it: 'aggiunto' }),
        block('b', { text: 'new', text__i18n__it: 'nuovo' }),
      ],
    })
    expect(publishLanguages({ draft, published, languages: ['it'] })).toEqual(
      block('a', {
        title: 'old',
        title__i18n__it: 'nuovo',
        body: [block('b', { text: 'old', text__i18n__it: 'nuovo' })],
      }),
    )
  })

  test('copies structure with the default language and keeps published translations', () => {
    const published = block('a', { title: 'old', title__i18n__it: 'vecchio' })
    const draft = block('a', {
      title: 'new',
      title__i18n__it: 'nuovo',
      body: [block('b', { text__i18n__it: 'nuovo' })],
    })
    expect(publishLanguages({ draft, published, languages: ['default'] })).toEqual(
      block('a', { title: 'new', title__i18n__it: 'vecchio', body: [block('b', {})] }),
    )
  })

  test('removes a translation from the published layer when the draft has none', () => {
    const published = block('a', { title: 'x', title__i18n__it: 'y' })
    expect(publishLanguages({ draft: block('a', { title: 'x' }), published, languages: ['it'] })).toEqual(
      block('a', { title: 'x' }),
    )
  })

  test('includes the default language while nothing is published', () => {
    const draft = block('a', { title: 'x', title__i18n__it: 'y', title__i18n__de: 'z' })
    expect(publishLanguages({ draft, published: undefined, languages: ['it'] })).toEqual(
      block('a', { title: 'x', title__i18n__it: 'y' }),
    )
  })

  test('treats a code with a dash and a key with an underscore as one language', () => {
    const published = block('a', { t: 'x' })
    const draft = block('a', { t: 'x', t__i18n__pt_br: 'y' })
    expect(publishLanguages({ draft, published, languages: ['pt-br'] })).toEqual(draft)
    expect(unpublishLanguages(draft, ['pt-br'])).toEqual(published)
  })
})

describe('for any content', () => {
  const languages = ['it', 'de'] as const
  const keys = ['t', 't__i18n__it', 't__i18n__de', 'u', 'u__i18n__it']
  const fields = fc.dictionary(fc.constantFrom(...keys), fc.string({ maxLength: 3 }), { maxKeys: 5 })
  const leaf = fc.tuple(fc.constantFrom('x', 'y', 'z'), fields).map(([uid, own]) => block(uid, own))
  const bodies = fc.uniqueArray(leaf, { selector: (one) => JSON.stringify(Object.entries(one)[1]), maxLength: 3 })
  const page = fc.tuple(fields, bodies).map(([own, body]) => block('root', { ...own, body }))

  test('publishing every language equals publishing everything', () => {
    fc.assert(
      fc.property(page, fc.option(page, { nil: undefined }), (draft, published) => {
        expect(publishLanguages({ draft, published, languages: ['default', ...languages] })).toEqual(draft)
      }),
    )
  })

  test('publishing a language twice changes nothing', () => {
    fc.assert(
      fc.property(page, page, fc.constantFrom('default', ...languages), (draft, published, language) => {
        const once = publishLanguages({ draft, published, languages: [language] })
        expect(publishLanguages({ draft, published: once, languages: [language] })).toEqual(once)
      }),
    )
  })

  test('unpublishing a language removes its keys and keeps the rest', () => {
    fc.assert(
      fc.property(page, (published) => {
        const left = unpublishLanguages(published, ['it'])
        expect(JSON.stringify(left)).not.toContain('__i18n__it')
        expect(publishLanguages({ draft: published, published: left, languages: ['it'] })).toEqual(published)
      }),
    )
  })
})
