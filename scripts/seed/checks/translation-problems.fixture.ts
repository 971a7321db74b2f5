import { isInLanguage } from '../compile/languages-of-story.ts'
import type { SourceStory } from '../compile/source-story.ts'
import type { TranslatedLocale } from '../compile/space-locales.ts'
import { translatableUnits, type Unit } from '../compile/translatable-units.ts'
import type { Translation, Translations } from '../compile/translation.ts'
import type { ContentProblem } from './content-problem.fixture.ts'
import { glossary } from './glossary.fixture.ts'
import { languageRules } from './language-rules.fixture.ts'
import { type Pair, pairRules } from './pair-rules.fixture.ts'

/**
 * Problems of one language's translations: missing, stale or obsolete units, and violations of the rules of every pair
 * and of the language (content model, section 6.6).
 */
export function translationProblems(
  stories: readonly SourceStory[],
  { locale, translations }: { locale: TranslatedLocale; translations: Translations },
): ContentProblem[] {
  const units = stories.filter((story) => isInLanguage(story, locale)).flatMap(translatableUnits)
  const known = new Set(units.map(({ context }) => context))
  const orphans = [...translations.keys()].filter((context) => !known.has(context))
  return [
    ...units.flatMap((unit) => unitProblems(unit, translations.get(unit.context), locale)),
    ...orphans.map((at) => ({ at, message: 'belongs to no text of a content file' })),
  ]
}

function unitProblems(unit: Unit, translation: Translation | undefined, locale: TranslatedLocale): ContentProblem[] {
  const at = unit.context
  if (!translation || translation.words.trim() === '') return [{ at, message: 'is not translated' }]
  if (translation.isFuzzy || translation.source !== unit.source) {
    return [{ at, message: 'was translated from another Spanish text' }]
  }
  const pair: Pair = { unit, words: translation.words, locale }
  return [...pairRules, glossary, ...(languageRules[locale] ?? [])].flatMap((rule) => {
    const message = rule(pair)
    return message === undefined ? [] : [{ at, message }]
  })
}
