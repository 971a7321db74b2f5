import { at, type Json, one, type PlantedDefect } from './planted-defect.fixture.ts'
import { plantedHistory } from './planted-history.fixture.ts'
import { plantedLandingDefects } from './planted-landing-defects.fixture.ts'
import { plantedLinkDefects } from './planted-link-defects.fixture.ts'
import { plantedPatternDefects } from './planted-pattern-defects.fixture.ts'
import { plantedSchemaDrift } from './planted-schema-drift.fixture.ts'
import { paragraph, picture } from './wire-values.fixture.ts'

/** One defect a row, and exactly what a report says about it. */
export const plantedDefects: readonly PlantedDefect[] = [
  {
    title: 'a field without its translation',
    plant: (space) => delete at(space, 'global/home', ['body', 1, 'items', 0])['answer__i18n__en'],
    finds: one('missing-translation', ['global/home', 'body[1].items[0].answer'], {
      language: 'en',
      says: '“Answer” in English',
    }),
  },
  {
    title: 'a translation that is an empty document',
    plant: (space) => Object.assign(at(space, 'global/productos/yun-2'), { description__i18n__en: paragraph(' ') }),
    finds: one('missing-translation', ['global/productos/yun-2', 'description'], { language: 'en' }),
  },
  {
    title: 'a translation whose source was emptied',
    plant: (space) => Object.assign(at(space, 'global/productos/yun-1'), { subtitle: '', subtitle__i18n__en: 'Left' }),
    finds: one('stale-translation', ['global/productos/yun-1', 'subtitle'], { language: 'en' }),
  },
  {
    title: 'a number that changed in the source alone',
    plant: (space) => Object.assign(at(space, 'global/productos/yun-1'), { summary: 'Se corta en 1.250 s.' }),
    finds: one('differing-numbers', ['global/productos/yun-1', 'summary'], { language: 'en', says: '(1250; here 28)' }),
  },
  {
    title: 'a translation that repeats its source',
    plant: (space) =>
      Object.assign(at(space, 'global/home', ['body', 0]), {
        text: 'Hecho en el taller',
        text__i18n__en: 'Hecho en el taller',
      }),
    finds: one('copied-translation', ['global/home', 'body[0].text'], { language: 'en' }),
  },
  {
    title: 'a page without a slug in English',
    plant: (space) => (space['global/categorias/llaves'].translated_slugs = [{ lang: 'en', slug: '' }]),
    finds: one('untranslated-slug', ['global/categorias/llaves', 'slug'], { language: 'en' }),
  },
  {
    title: 'a folder without a slug in English',
    plant: (space) => (space['global/productos'].translated_slugs = []),
    finds: one('untranslated-slug', ['global/productos', 'slug'], { language: 'en' }),
  },
  {
    title: 'the second picture without a text',
    plant: (space) => Object.assign(at(space, 'global/productos/yun-1', ['images', 1]), { alt: ' ' }),
    finds: one('missing-alt', ['global/productos/yun-1', 'images[1]'], { says: 'b.webp of “Pictures” in the default' }),
  },
  {
    title: 'a picture without an English text',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0, 'media__i18n__en']), { alt: '' }),
    finds: one('missing-alt', ['global/home', 'body[0].media'], { language: 'en' }),
  },
  {
    title: 'a picture without a text in a block inside an English document',
    plant: (space) => {
      const nested = ['body', 2, 'body__i18n__en', 'content', 1, 'attrs', 'body', 0, 'items', 0]
      Object.assign(at(space, 'global/home', nested), { image: picture('paso.webp', '') })
    },
    finds: one('missing-alt', ['global/home', 'body[2].body.content[1].attrs.body[0].items[0].image'], {
      language: 'en',
    }),
  },
  {
    title: 'a page without any title',
    plant: (space) => Object.assign(at(space, 'global/taller'), { title: '', title__i18n__en: '' }),
    finds: one('missing-title', ['global/taller', 'seo[0].title']),
  },
  {
    title: 'a page without a description',
    plant: (space) => Object.assign(at(space, 'global/home'), { seo: [] }),
    finds: one('missing-description', ['global/home', 'seo[0].description']),
  },
  {
    title: 'two products with one English name',
    plant: (space) => {
      Object.assign(at(space, 'global/productos/yun-1'), { name: 'Llave uno', name__i18n__en: 'Key  one' })
      Object.assign(at(space, 'global/productos/yun-2'), { name: 'Llave dos', name__i18n__en: 'KEY one ' })
    },
    finds: [
      ...one('duplicate-title', ['global/productos/yun-1', 'name'], { language: 'en', says: 'global/productos/yun-2' }),
      ...one('duplicate-title', ['global/productos/yun-2', 'name'], { language: 'en', says: 'global/productos/yun-1' }),
    ],
  },
  {
    title: 'two pages with one description',
    plant: (space) => Object.assign(at(space, 'global/taller', ['seo', 0]), { description: 'Qué hacemos.' }),
    finds: [
      ...one('duplicate-description', ['global/home', 'seo[0].description']),
      ...one('duplicate-description', ['global/taller', 'seo[0].description']),
    ],
  },
  {
    title: 'a title that search results cut',
    plant: (space) =>
      Object.assign(at(space, 'global/taller', ['seo', 0]), { title: 'palabra '.repeat(9), title__i18n__en: 'word' }),
    finds: one('long-title', ['global/taller', 'seo[0].title'], { says: '71 > 65' }),
  },
  {
    title: 'an English description that search results cut',
    plant: (space) =>
      Object.assign(at(space, 'global/taller', ['seo', 0]), { description__i18n__en: `${'word '.repeat(33)}word.` }),
    finds: one('long-description', ['global/taller', 'seo[0].description'], { language: 'en', says: '170 > 165' }),
  },
  {
    title: 'a block that no schema defines',
    plant: (space) =>
      (at(space, 'global/home', ['body']) as unknown as Json[]).push({ component: 'old_hero', _uid: 'x' }),
    finds: one('unknown-block', ['global/home', 'body[4]'], { says: '“old_hero”' }),
  },
  {
    title: 'a block where it may not stand',
    plant: (space) =>
      (at(space, 'global/home', ['body']) as unknown as Json[]).push({ component: 'accordion_item', _uid: 'x' }),
    finds: one('misplaced-block', ['global/home', 'body[4]']),
  },
  {
    title: 'a value without a field',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { overlay: 'dark' }),
    finds: one('unknown-field', ['global/home', 'body[0].overlay']),
  },
  {
    title: 'a translation of a field that has none',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { theme__i18n__en: 'ink' }),
    finds: one('unknown-field', ['global/home', 'body[0].theme'], { language: 'en', says: 'theme__i18n__en' }),
  },
  {
    title: 'a choice that is no longer offered',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { theme: 'brass' }),
    finds: one('outdated-choice', ['global/home', 'body[0].theme'], { says: '“brass”' }),
  },
  ...plantedLinkDefects,
  ...plantedLandingDefects,
  ...plantedPatternDefects,
  ...plantedHistory,
  ...plantedSchemaDrift,
]
