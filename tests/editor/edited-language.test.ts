import { expect, test } from 'vitest'
import { deliverContent } from '../../scripts/local-stack/content-service/delivery/stories/deliver-content.ts'
import { shownContent } from '../../scripts/local-stack/editor/frame/shown-content.ts'
import { contentInLanguage } from '../../site/content/delivery/content-in-language.ts'
import { languageOf, languageParams } from '../../site/content/delivery/content-language.ts'
import { localeCodes } from '../../site/routing/locales.ts'

const texts = ['', null, undefined, 'Texto'] as const

/** Every combination of set, empty and missing texts: of the field, of English and of German. */
const blocks = texts.flatMap((own) =>
  texts.flatMap((english) =>
    texts.map((german, index) => ({
      component: 'teaser',
      _uid: `${index}`,
      ...(own !== undefined && { title: own }),
      ...(english !== undefined && { title__i18n__en: english && `${english} en` }),
      ...(german !== undefined && { title__i18n__de: german && `${german} de` }),
    })),
  ),
)

const stored = {
  component: 'page',
  _uid: 'root',
  title: 'Llaves',
  title__i18n__de: 'Schlüssel',
  body: blocks,
  image: { fieldtype: 'asset', id: 1, alt: 'Llave', meta_data: { alt: 'Llave', alt__i18n__de: 'Schlüssel' } },
  related: [{ uuid: 'x', content: { component: 'page', title: 'Máquinas', title__i18n__en: 'Machines' } }],
  count: 0,
  isShown: false,
}

const none: ReadonlySet<string> = new Set()

test.each(localeCodes)(
  'stored content of a hosted editor is read in %s as the delivery API would give it',
  (locale) => {
    const { language, fallback_lang: fallback } = languageParams(languageOf(locale))
    const languages = [language, fallback].flatMap((code) => code ?? [])
    expect(contentInLanguage(stored, locale)).toEqual(deliverContent(stored, { languages, untranslatable: () => none }))
  },
)

test.each(localeCodes)('content to which the editor has applied %s already is the same object', (locale) => {
  const { language = '', fallback_lang: fallback = '' } = languageParams(languageOf(locale))
  const shown = { spaceId: 1, storyId: 2, language, fallback, isTranslatable: () => true, known: new WeakMap() }
  const applied = shownContent(stored, shown)
  expect(contentInLanguage(applied, locale)).toBe(applied)
})
