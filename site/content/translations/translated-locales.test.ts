import { describe, expect, test } from 'vitest'
import { textDigest } from './text-digest.ts'
import { isTextTranslated, translatedLocales } from './translated-locales.ts'

const story = { full_slug: 'global/servicio', translated_slugs: [] }
const page = (title: string, more: object = {}) => ({ component: 'page', _uid: 'p', title, ...more })

describe('the locales into which a story is translated', () => {
  test('are those whose texts differ from Spanish and English, without a slug or name of their own', () => {
    const contents = new Map([
      ['es', page('Servicio')],
      ['en', page('Servicio')],
      ['de', page('Kundendienst')],
      ['fr', page('Servicio')],
    ] as const)
    expect([...translatedLocales(story, contents)]).toEqual(['es', 'de'])
  })

  test('leave out a language that shows the English text', () => {
    const contents = new Map([
      ['es', page('Servicio')],
      ['en', page('Service')],
      ['de', page('Service')],
    ] as const)
    expect([...translatedLocales(story, contents)]).toEqual(['en', 'es'])
  })

  test('leave out a language with a slug of its own and Spanish texts', () => {
    const named = {
      ...story,
      translated_slugs: [{ lang: 'de', path: 'global/kundendienst', name: 'Kundendienst', published: true }],
    }
    const contents = new Map([
      ['es', page('Servicio')],
      ['en', page('Servicio')],
      ['de', page('Servicio')],
    ] as const)
    expect(isTextTranslated(named, 'de', contents)).toBe(false)
  })

  test('are those with a name of their own where the story has no text', () => {
    const empty = { component: 'page', _uid: 'p', body: [] }
    const named = { ...story, translated_slugs: [{ lang: 'de', path: 'global/x', name: 'Neu', published: true }] }
    const contents = new Map([
      ['es', empty],
      ['en', empty],
      ['de', empty],
      ['fr', empty],
    ] as const)
    expect([...translatedLocales(named, contents)]).toEqual(['es', 'de'])
  })
})

describe('the digest of texts', () => {
  test('differs when one text of a nested block differs', () => {
    const body = (text: string) => page('A', { body: [{ component: 'hero', _uid: 'h', items: [{ label: text }] }] })
    expect(textDigest(body('uno'))).not.toBe(textDigest(body('one')))
  })

  test('differs when the text of a paragraph differs', () => {
    const text = (words: string) => page('A', { text: { type: 'doc', content: [{ type: 'text', text: words }] } })
    expect(textDigest(text('uno'))).not.toBe(textDigest(text('one')))
  })

  test('is the same when only links, files and identifiers differ', () => {
    const link = (url: string) => ({ fieldtype: 'multilink', id: url, cached_url: url, story: { name: url } })
    const mark = (url: string) => ({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: url } }] })
    const one = (at: string) =>
      page('A', { _uid: at, to: link(at), picture: { fieldtype: 'asset', filename: at }, text: mark(at) })
    expect(textDigest(one('/es'))).toBe(textDigest(one('/de')))
  })

  test('is empty for content without a text', () => {
    expect(textDigest({ component: 'page', _uid: 'p', count: 3, body: [] })).toBe('')
  })
})
