import { describe, expect, test } from 'vitest'
import { compileContent, type Language, type Targets } from './compile-content.ts'
import type { SourceStory } from './source-story.ts'
import { translatableUnits } from './translatable-units.ts'
import { parseTranslations } from './translations.ts'
import { updatedTranslations } from './update-translations.ts'

const targets: Targets = {
  uuid: (key) => {
    if (key === 'product/gone') throw new Error('there is no story product/gone')
    return `uuid of ${key}`
  },
  place: (key) => ({ cached_url: `global/${key}` }),
  asset: () => ({ id: 7, filename: 'http://localhost/f/1/1800x1200/h/a.webp', width: 1800, height: 1200 }),
}

function story(content: Record<string, unknown>): SourceStory {
  return {
    key: 'page/a',
    file: 'content/source/page/a.yaml',
    name: 'A',
    folder: 'global',
    slug: 'a',
    slugs: {},
    isStartpage: false,
    state: 'published',
    tags: [],
    content: { component: 'page', title: 'Título', ...content },
  }
}

function english(...units: readonly [context: string, source: string, words: string][]): Language[] {
  const translations = new Map(units.map(([at, source, words]) => [`page/a#${at}`, { source, words, isFuzzy: false }]))
  return [{ locale: 'en', translations }]
}

/** The only block of a compiled page. */
function blockOf(content: Record<string, unknown>, languages: Language[] = []): Record<string, unknown> {
  const { body } = compileContent(story({ body: [content] }), targets, languages)
  return (body as Record<string, unknown>[])[0] ?? {}
}

describe('a compiled story', () => {
  test('has another language beside a translatable field and nowhere else', () => {
    const block = blockOf(
      { component: 'image_grid', title: 'Pasos', columns: 4 },
      english(['body.0.title', 'Pasos', 'Steps']),
    )
    expect(block).toMatchObject({ title: 'Pasos', title__i18n__en: 'Steps', columns: '4' })
    expect(Object.keys(block).filter((name) => name.includes('__i18n__'))).toEqual(['title__i18n__en'])
  })

  test('translates the blocks inside an English text too', () => {
    const body = {
      text: 'Hola\n\n{{uno}}',
      blocks: { uno: { component: 'accordion', title: 'Preguntas', items: [] } },
    }
    const block = blockOf(
      { component: 'rich_text', body },
      english(['body.0.body', body.text, 'Hello\n\n{{uno}}'], ['body.0.body.uno.title', 'Preguntas', 'Questions']),
    )
    const text = JSON.stringify(block['body__i18n__en'])
    expect(text).toContain('"title":"Questions"')
    expect(text).not.toContain('__i18n__')
  })

  test('names stories by uuid, in references, links and texts', () => {
    expect(blockOf({ component: 'product_hero', product: '@product/b', cta: '@page/c#d' })).toMatchObject({
      product: 'uuid of product/b',
      cta: { linktype: 'story', id: 'uuid of page/c', anchor: 'd', cached_url: 'global/page/c' },
    })
  })

  test('turns the focus of a picture into pixels of the original', () => {
    const media = { picture: 'scene/a', alt: 'Taller', focus: [0.5, 0.25] }
    expect(blockOf({ component: 'full_banner', title: 'T', media })['media']).toMatchObject({
      focus: '900x300:901x301',
    })
  })

  test('gives a block the same id in every run, and a block at another path another one', () => {
    const one = () => blockOf({ component: 'full_banner', title: 'T' })['_uid']
    const two = compileContent(
      story({
        body: [
          { component: 'full_banner', title: 'T' },
          { component: 'full_banner', title: 'T' },
        ],
      }),
      targets,
      [],
    )
    expect(one()).toBe(one())
    expect(new Set((two['body'] as { _uid: string }[]).map(({ _uid }) => _uid)).size).toBe(2)
  })

  test.each([
    [{ component: 'full_banner', titel: 'T' }, 'body.0: full_banner has no field titel'],
    [{ component: 'no_such_block' }, 'body.0: there is no block named no_such_block'],
    [{ component: 'product_hero', product: '@product/gone' }, 'body.0.product: there is no story product/gone'],
  ])('names file and field of a mistake', (block, message) => {
    expect(() => blockOf(block)).toThrow(`content/source/page/a.yaml, ${message}`)
  })
})

describe('the file of translations', () => {
  const units = translatableUnits(story({}))

  test('keeps known translations, adds new units empty and removes obsolete ones', () => {
    const known = new Map([
      ['page/a#title', { source: 'Título', words: 'Title', isFuzzy: false }],
      ['page/a#gone', { source: 'Ido', words: 'Gone', isFuzzy: false }],
    ])
    const read = parseTranslations(updatedTranslations('en', units, known))
    expect([...read.keys()]).toEqual(['page/a#story.name', 'page/a#title'])
    expect(read.get('page/a#title')?.words).toBe('Title')
    expect(read.get('page/a#story.name')?.words).toBe('')
  })

  test('marks translations whose Spanish text has changed, and does not show them', () => {
    const known = new Map([['page/a#title', { source: 'Otro', words: 'Other', isFuzzy: false }]])
    const translations = parseTranslations(updatedTranslations('en', units, known))
    expect(translations.get('page/a#title')).toMatchObject({ isFuzzy: true, words: 'Other' })
    const content = compileContent(story({}), targets, [{ locale: 'en', translations }])
    expect(content['title__i18n__en']).toBe('Título')
  })
})
