import type { englishTranslation } from './english-translation.ts'

export const germanTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'nicht übersetzt',
  translationDraft: 'Entwurf',
  translationPublished: 'veröffentlicht',
  translationOutdated: 'Original geändert',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} von {total} Texten sind übersetzt.',
  outdatedHelp: 'Texte auf {source} haben sich nach der Übersetzung geändert.',
  copyTextsFrom: 'Die übrigen Texte aus {source} kopieren',
  translationFits: 'Die Übersetzung passt noch',
  publishLanguages: 'Sprachen, die veröffentlicht werden',
  publishAllLanguages: 'Alle Sprachen veröffentlichen',
  publishSomeLanguages: 'Nur einige Sprachen veröffentlichen',
}
