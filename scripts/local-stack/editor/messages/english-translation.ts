/** Texts about the languages of a story. */
export const englishTranslation = {
  languageWithState: '{language} · {state}',
  translationMissing: 'not translated',
  translationDraft: 'draft',
  translationPublished: 'published',
  translationOutdated: 'source changed',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} of {total} texts are translated.',
  outdatedHelp: 'Texts in {source} changed after they were translated.',
  copyTextsFrom: 'Copy the other texts from {source}',
  translationFits: 'The translation still fits',
  publishLanguages: 'Languages to publish',
  publishAllLanguages: 'Publish all languages',
  publishSomeLanguages: 'Publish only some languages',
} as const
