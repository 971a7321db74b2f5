import type { englishTranslation } from './english-translation.ts'

export const spanishTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'sin traducir',
  translationDraft: 'borrador',
  translationPublished: 'publicado',
  translationOutdated: 'el original ha cambiado',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} de {total} textos están traducidos.',
  outdatedHelp: 'Hay textos en {source} que han cambiado después de traducirse.',
  copyTextsFrom: 'Copiar los demás textos de {source}',
  translationFits: 'La traducción sigue valiendo',
  publishLanguages: 'Idiomas que se publican',
  publishAllLanguages: 'Publicar todos los idiomas',
  publishSomeLanguages: 'Publicar solo algunos idiomas',
}
