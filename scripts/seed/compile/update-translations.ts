import { readFile, writeFile } from 'node:fs/promises'
import { type GetTextTranslation, po } from 'gettext-parser'
import { sourceLocale } from 'site/routing/locales.ts'
import { runCommand } from '../../command/run-command.ts'
import { isInLanguage } from './languages-of-story.ts'
import { readWrittenSources } from './read-sources.ts'
import type { TranslatedLocale } from './space-locales.ts'
import { translatableUnits, type Unit } from './translatable-units.ts'
import type { Translations } from './translation.ts'
import { parseTranslations, translatedLocales, translationFile } from './translations.ts'

/**
 * A language's file for the current units: known translations stay, a changed source makes its unit `fuzzy` (to be
 * reviewed; not shown until then), a new unit is empty, and an obsolete unit is removed.
 */
export function updatedTranslations(locale: TranslatedLocale, units: readonly Unit[], known: Translations): string {
  const headers = {
    Language: locale,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': sourceLocale,
  }
  const entries = units.map(({ context, source, file }): [string, Record<string, GetTextTranslation>] => {
    const translation = known.get(context)
    const isStale = translation !== undefined && translation.words !== '' && translation.source !== source
    const comments = { reference: file, ...((isStale || translation?.isFuzzy) && { flag: 'fuzzy' }) }
    return [context, { [source]: { msgctxt: context, msgid: source, msgstr: [translation?.words ?? ''], comments } }]
  })
  const table = { charset: 'utf-8', headers, translations: { '': {}, ...Object.fromEntries(entries) } }
  return `${po.compile(table, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
}

if (import.meta.main) {
  await runCommand(
    {
      name: 'node scripts/seed/compile/update-translations.ts',
      purpose: 'Makes the files of all languages have the units of the content files that exist now.',
      flags: {},
    },
    updateTranslations,
  )
}

async function updateTranslations(): Promise<void> {
  const stories = await readWrittenSources()
  for (const locale of translatedLocales) {
    const units = stories.filter((story) => isInLanguage(story, locale)).flatMap(translatableUnits)
    const file = translationFile(locale)
    const present = await readFile(file, 'utf8').catch(() => '')
    await writeFile(file, updatedTranslations(locale, units, parseTranslations(present)))
    process.stdout.write(`${file}: ${units.length} units\n`)
  }
}
