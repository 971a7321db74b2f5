import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { po } from 'gettext-parser'
import { tableTranslations } from '../tables/table-products.ts'
import type { Language } from './compile-content.ts'
import { contentFolder } from './content-folder.ts'
import { spaceLocales, type TranslatedLocale } from './space-locales.ts'
import type { Translation, Translations } from './translation.ts'

/** Languages with texts; each is a file `content/i18n/<locale>.po`. */
export const translatedLocales: readonly TranslatedLocale[] = spaceLocales.filter((locale) =>
  existsSync(translationFile(locale)),
)

export function translationFile(locale: TranslatedLocale): string {
  return join(contentFolder, 'i18n', `${locale}.po`)
}

/** The units of a language, in no order: those of its file, and those of the tables. */
export async function readTranslations(locale: TranslatedLocale): Promise<Translations> {
  const own = parseTranslations(await readFile(translationFile(locale), 'utf8'))
  return new Map([...own, ...tableTranslations(locale)])
}

/** Every language with texts, and its units. */
export async function readLanguages(): Promise<Language[]> {
  return await Promise.all(
    translatedLocales.map(async (locale) => ({ locale, translations: await readTranslations(locale) })),
  )
}

/** @throws Error for a text that is no PO file */
export function parseTranslations(text: string): Translations {
  try {
    return unitsIn(text)
  } catch (cause) {
    // The package fails in several ways, some of which say nothing of the file.
    throw new Error(`This is no PO file: ${String(cause)}`, { cause })
  }
}

function unitsIn(text: string): Translations {
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
