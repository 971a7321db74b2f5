import { readFile } from 'node:fs/promises'
import { po } from 'gettext-parser'
import { describe, expect, test } from 'vitest'
import { keyBlank } from './checks/glossary.fixture.ts'
import { slugProblems } from './checks/slug-problems.fixture.ts'
import { tradeNameProblems } from './checks/trade-names.fixture.ts'
import { translationProblems } from './checks/translation-problems.fixture.ts'
import { storyProblems } from './compile/check-stories.ts'
import { languagesOfStory } from './compile/languages-of-story.ts'
import { privateFiles } from './compile/private-files.ts'
import { readSources } from './compile/read-sources.ts'
import type { SourceStory } from './compile/source-story.ts'
import type { TranslatedLocale } from './compile/space-locales.ts'
import type { Translation } from './compile/translation.ts'
import { readTranslations, translatedLocales, translationFile } from './compile/translations.ts'
import { mediaNames } from './read-media.ts'

const stories = await readSources()
const home = storyOf('page/home')

function storyOf(key: string): SourceStory {
  const story = stories.find((one) => one.key === key)
  if (!story) throw new Error(`There is no story ${key}`)
  return story
}

/** A page with one text, and its only translation changed. */
function problemsOf(source: string, words: string, more: Partial<Translation> = {}, locale: TranslatedLocale = 'en') {
  const story = { ...home, name: source, content: { component: 'page' } }
  const translations = new Map([['page/home#story.name', { source, words, isFuzzy: false, ...more }]])
  return translationProblems([story], { locale, translations }).map(({ message }) => message)
}

function problemsIn(locale: TranslatedLocale, source: string, words: string) {
  return problemsOf(source, words, {}, locale)
}

describe.each(translatedLocales)('the content in %s', (locale) => {
  test('every text is translated and keeps numbers, codes, placeholders and links', async () => {
    expect(translationProblems(stories, { locale, translations: await readTranslations(locale) })).toEqual([])
  })

  test('every story compiles, parses and passes the vendor’s validator', { timeout: 60_000 }, async () => {
    const languages = [{ locale, translations: await readTranslations(locale) }]
    expect(storyProblems(stories, languages, await mediaNames())).toEqual([])
  })

  // The file is read by context: of two texts one would be shown, and a translator may change the other.
  test('no text is there twice', async () => {
    const { translations } = po.parse(await readFile(translationFile(locale)))
    const texts = Object.entries(translations).filter(([context]) => context !== '')
    expect(texts.filter(([, ofContext]) => Object.keys(ofContext).length > 1).map(([context]) => context)).toEqual([])
  })

  test('no real trade name occurs', async () => {
    const sources = stories.map((story) => ({ at: story.file, text: JSON.stringify(story) }))
    const translated = { at: locale, text: await readFile(translationFile(locale), 'utf8') }
    expect(tradeNameProblems([...sources, translated])).toEqual([])
  })
})

test.each(['es' as const, ...translatedLocales])(
  'the interface names a key blank in %s as the content does',
  async (locale) => {
    const { translations } = po.parse(await readFile(`site/messages/${locale}.po`, 'utf8'))
    const named = Object.values(translations[''] ?? {}).filter(({ msgid }) => /\bblanks?\b/i.test(msgid))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ msgstr: [words = ''] }) => !keyBlank[locale]?.test(words))).toEqual([])
  },
)

test('no two headings of a product page are the same in any language', async () => {
  for (const locale of ['es' as const, ...translatedLocales]) {
    const { translations } = po.parse(await readFile(`site/messages/${locale}.po`, 'utf8'))
    const own = Object.values(translations[''] ?? {}).filter(({ comments }) =>
      comments?.reference?.includes('page-kinds/product-detail/product-detail.tsx'),
    )
    expect(new Set(own.map(({ msgstr: [words] }) => words)).size).toBe(own.length)
  }
})

describe('the slugs', () => {
  test('each is short ASCII and free in every language', () => {
    expect(slugProblems(stories, translatedLocales)).toEqual([])
  })

  test('reports a slug that two stories share in one language', () => {
    const twin = { ...home, key: 'page/twin', slug: 'gemela', slugs: { en: 'home' } }
    expect(slugProblems([home, twin], ['en'])).toEqual([{ at: home.file, message: 'the en slug home is taken' }])
  })

  test('reports a slug that a sibling folder has', () => {
    const contacts = { ...home, slugs: { it: 'contatti' } }
    expect(slugProblems([contacts], ['it'])).toEqual([{ at: home.file, message: 'the it slug contatti is taken' }])
  })

  test('reports a slug with capitals, accents or too many letters', () => {
    const slugs = ['Inicio', 'máquinas', 'a'.repeat(81), 'dos--guiones']
    const problems = slugProblems(
      slugs.map((slug) => ({ ...home, slug, slugs: {} })),
      [],
    )
    expect(problems).toHaveLength(4)
  })
})

describe('a translation', () => {
  test('that is missing, empty, fuzzy or made from another text is reported', () => {
    expect(problemsOf('Dos llaves', '')).toEqual(['is not translated'])
    expect(problemsOf('Dos llaves', 'Two keys', { isFuzzy: true })).toEqual([
      'was translated from another Spanish text',
    ])
    expect(problemsOf('Dos llaves', 'Two keys', { source: 'Tres llaves' })).toHaveLength(1)
  })

  test('that is equal to the Spanish text is reported, a code is not', () => {
    expect(problemsOf('Vista', 'Vista')).toEqual(['is the same as the Spanish text'])
    expect(problemsOf('NOR-1R', 'NOR-1R')).toEqual([])
  })

  test('may write a number with its own separators but not change it', () => {
    expect(problemsOf('12.000 rpm y 2,5 mm', '12,000 rpm and 2.5 mm')).toEqual([])
    expect(problemsOf('12 000 rpm', '12 000 rpm')).toContain('12 000 is written 12.000')
    expect(problemsIn('de', '4000 llaves', '4 000 Schlüssel')).toContain('4 000 is written 4.000')
    expect(problemsIn('de', 'Al +00 000 000 012, según EN 300 220', 'Unter +00 000 000 012, nach EN 300 220')).toEqual(
      [],
    )
    expect(problemsOf('Mide 2,5 mm', 'It measures 2.6 mm')).toHaveLength(1)
  })

  test('keeps codes, placeholders and link targets', () => {
    expect(problemsOf('La LIN-DP abre', 'The LIN-DQ opens')).toHaveLength(1)
    expect(problemsOf('Año {year}', 'Year {jahr}')).toHaveLength(1)
    expect(problemsOf('[aquí](@page/home)', '[here](@page/contacto)')).toHaveLength(1)
  })

  test('of a text that no longer exists is reported', () => {
    const left = new Map([['page/gone#title', { source: 'Ido', words: 'Gone', isFuzzy: false }]])
    expect(translationProblems([], { locale: 'en', translations: left })).toEqual([
      { at: 'page/gone#title', message: 'belongs to no text of a content file' },
    ])
  })
})

describe('a language', () => {
  test.each<[TranslatedLocale, string, string, string]>([
    [
      'ru',
      'Una llave de latón para puertas de madera',
      'A brass key for doors that are made of wood',
      'is hardly in Cyrillic letters',
    ],
    ['de', 'Una llave de latón', 'Ein Schluessel aus Messing', 'writes Schluessel without its own letters'],
    ['de', 'La serie «Norte»', 'Die Serie „Norte', 'has quotation marks that do not close'],
    ['fr', '¿Qué llave es?', 'Quelle clé est-ce ?', 'lacks the narrow no-break space before ; : ! ?'],
    ['fr', '¿Qué llave es?', 'Quelle clé est-ce?', 'lacks the narrow no-break space before ; : ! ?'],
    ['ro', 'Nuestra llave', 'Cheia noastră şi a voastră', 'writes ș or ț with a cedilla in place of a comma'],
    ['it', 'La llave y la cerradura', 'La chiave y la cerradura', 'has Spanish words: cerradura'],
    ['pt', 'La llave', 'A chave ключ', 'has Cyrillic letters'],
    ['nl', 'Máquina de llaves', 'Apparaat voor sleutels', 'has no word for Máquina'],
    ['de', 'Corte una llave en bruto', 'Schneiden Sie einen Schlüssel', 'has no word for llave en bruto'],
    ['de', 'Corte un blank', 'Schneiden Sie einen Rohling', 'says “blank” in Spanish: llave en bruto'],
    [
      'en',
      'Una ficha que dice todo lo que hace falta para acertar',
      'A sheet',
      'is 0.1 times as long as the Spanish text',
    ],
  ])('%s refuses for «%s» the words «%s»', (locale, source, words, problem) => {
    expect(problemsIn(locale, source, words)).toContain(problem)
  })

  test.each<[TranslatedLocale, string, string]>([
    ['ru', 'Llave NOR-1R para cilindros Nordala', 'Ключ NOR-1R для цилиндров Nordala'],
    ['de', 'La serie «Norte»', 'Die Serie „Norte“'],
    ['fr', '¿Qué llave es?', 'Quelle clé est-ce\u202f?'],
    ['ro', 'Nuestra llave', 'Cheia noastră și a voastră'],
    ['pt', 'Residencial', 'Residencial'],
  ])('%s accepts for «%s» the words «%s»', (locale, source, words) => {
    expect(problemsIn(locale, source, words)).toEqual([])
  })
})

test('a story of a market folder has Spanish, English and its market’s language', () => {
  expect(languagesOfStory({ folder: 'italy/noticias' })).toEqual(['en', 'it'])
  expect(languagesOfStory({ folder: 'global/productos' })).toHaveLength(8)
})

test('a real trade name is found as a name, not inside another word', () => {
  const at = 'here'
  expect(tradeNameProblems([{ at, text: 'Sirve para cilindros Yale y KABA.' }])).toHaveLength(2)
  expect(tradeNameProblems([{ at, text: 'Se sentó en el seat; domingo; Domaine.' }])).toEqual([])
})

test('the edge cases the site must survive are in the content', () => {
  const text = stories.map((story) => JSON.stringify(story)).join('\n')
  expect(storyOf('product/bor-0x').content['images']).toBeUndefined()
  expect(String(storyOf('product/mor-4t').content['name']).length).toBeGreaterThan(100)
  expect(storyOf('product/sol-3-8').content['code']).toBe('SOL 3.8')
  expect(storyOf('product/nor-1').content).toMatchObject({ status: 'discontinued', replacedBy: '@product/nor-1r' })
  expect(storyOf('product/bor-0x').state).toBe('draft')
  for (const sign of ['A < B', 'A & repita', '«', '\\"tija < 55']) expect(text).toContain(sign)
})

test('no file is both of the extranet and public', () => {
  const isPrivate = privateFiles(stories)
  expect(isPrivate('document/tarifa-de-llaves-2026-2-es')).toBe(true)
  expect(isPrivate('document/guia-de-corte-es')).toBe(false)
})
