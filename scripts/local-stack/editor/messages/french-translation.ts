import type { englishTranslation } from './english-translation.ts'

export const frenchTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'non traduit',
  translationDraft: 'brouillon',
  translationPublished: 'publié',
  translationOutdated: 'original modifié',
  translationInto: '{language} : {state}.',
  translatedTexts: '{count} {count:texte|textes} sur {total} {count:est traduit|sont traduits}.',
  outdatedHelp: 'Ces textes en {source} ont changé après avoir été traduits :',
  sourceForgotten: 'Le texte d’origine de la traduction n’est plus dans aucune version conservée.',
  copyTextsFrom: 'Copier les autres textes de la version en {source}',
  translationFits: 'La traduction est toujours valable',
  publishLanguages: 'Langues à publier',
  publishAllLanguages: 'Publier toutes les langues',
  publishSomeLanguages: 'Publier seulement certaines langues',
  unpublishLanguages: 'Langues à retirer',
  unpublishAllLanguages: 'La page entière, dans toutes les langues',
  unpublishSomeLanguages: 'Seulement certaines langues',
  unpublishLanguagesHelp:
    'Les visiteurs ne voient plus ces langues : ils lisent la page dans une autre. Si la page y a une adresse propre, celle-ci n’existe plus. La traduction reste dans le brouillon.',
}
