import type { englishTranslation } from './english-translation.ts'

export const frenchTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'non traduit',
  translationDraft: 'brouillon',
  translationPublished: 'publié',
  translationOutdated: 'original modifié',
  translationInto: '{language} : {state}.',
  translatedTexts: '{count} textes sur {total} sont traduits.',
  outdatedHelp: 'Des textes en {source} ont changé après avoir été traduits.',
  copyTextsFrom: 'Copier les autres textes de la version en {source}',
  translationFits: 'La traduction est toujours valable',
  publishLanguages: 'Langues à publier',
  publishAllLanguages: 'Publier toutes les langues',
  publishSomeLanguages: 'Publier seulement certaines langues',
}
