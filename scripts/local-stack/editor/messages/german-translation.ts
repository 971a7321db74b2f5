import type { englishTranslation } from './english-translation.ts'

export const germanTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'nicht übersetzt',
  translationDraft: 'Entwurf',
  translationPublished: 'veröffentlicht',
  translationOutdated: 'Original geändert',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} von {total} {total:Text|Texten} {count:ist|sind} übersetzt.',
  outdatedHelp: 'Diese Texte auf {source} haben sich nach der Übersetzung geändert:',
  sourceForgotten: 'Der Text, aus dem übersetzt wurde, steht in keiner gespeicherten Version mehr.',
  copyTextsFrom: 'Die übrigen Texte aus {source} kopieren',
  translationFits: 'Die Übersetzung passt noch',
  publishLanguages: 'Sprachen, die veröffentlicht werden',
  publishAllLanguages: 'Alle Sprachen veröffentlichen',
  publishSomeLanguages: 'Nur einige Sprachen veröffentlichen',
  unpublishLanguages: 'Sprachen, die von der Website genommen werden',
  unpublishAllLanguages: 'Die ganze Seite, in allen Sprachen',
  unpublishSomeLanguages: 'Nur einige Sprachen',
  unpublishLanguagesHelp:
    'Besucher sehen diese Sprachen nicht mehr: Sie lesen die Seite in einer anderen. Eine eigene Adresse in diesen Sprachen endet. Die Übersetzung bleibt im Entwurf.',
}
