/** Texts about the languages of a story. */
export const englishTranslation = {
  languageWithState: '{language} · {state}',
  translationMissing: 'not translated',
  translationDraft: 'draft',
  translationPublished: 'published',
  translationOutdated: 'source changed',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} of {total} {total:text|texts} {count:is|are} translated.',
  outdatedHelp: 'These texts in {source} changed after they were translated:',
  sourceForgotten: 'The text from which it was translated is in no stored version any more.',
  copyTextsFrom: 'Copy the other texts from {source}',
  translationFits: 'The translation still fits',
  publishLanguages: 'Languages to publish',
  publishAllLanguages: 'Publish all languages',
  publishSomeLanguages: 'Publish only some languages',
  unpublishLanguages: 'Languages to take off the site',
  unpublishAllLanguages: 'The whole page, in every language',
  unpublishSomeLanguages: 'Only some languages',
  unpublishLanguagesHelp:
    'Visitors no longer see these languages: they read the page in another one. An address of its own in them ends. The translation stays in the draft.',
} as const
