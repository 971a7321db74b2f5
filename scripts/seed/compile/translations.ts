import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { contentFolder } from './read-sources.ts'

/** Languages besides Spanish that have texts now; each is a file `content/i18n/<locale>.po`. */
export const translatedLocales = ['en'] as const
export type TranslatedLocale = (typeof translatedLocales)[number]

/** One translated text: the Spanish it was made from, and its words in the other language. */
export type Translation = { source: string; words: string; isFuzzy: boolean }

/** Context of a unit (`<type>/<id>#<field path>`) -> translation. */
export type Translations = ReadonlyMap<string, Translation>

export function translationFile(locale: TranslatedLocale): string {
  return join(contentFolder, 'i18n', `${locale}.po`)
}

/** The units of a language, in no order. */
export async function readTranslations(locale: TranslatedLocale): Promise<Translations> {
  return parseTranslations(await readFile(translationFile(locale), 'utf8'))
}

export function parseTranslations(text: string): Translations {
  const { translations } = po.parse(text)
  const units = Object.entries(translations).flatMap(([context, entries]) =>
    context === ''
      ? []
      : Object.values(entries).map((unit): [string, Translation] => [
          context,
          {
            source: unit.msgid,
            words: unit.msgstr[0] ?? '',
            isFuzzy: unit.comments?.flag?.includes('fuzzy') ?? false,
          },
        ]),
  )
  return new Map(units)
}
