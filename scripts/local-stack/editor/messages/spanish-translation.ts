import type { englishTranslation } from './english-translation.ts'

export const spanishTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'sin traducir',
  translationDraft: 'borrador',
  translationPublished: 'publicado',
  translationOutdated: 'el original ha cambiado',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} de {total} {total:texto|textos} {count:está traducido|están traducidos}.',
  outdatedHelp: 'Estos textos en {source} cambiaron después de traducirse:',
  sourceForgotten: 'El texto del que se tradujo ya no está en ninguna versión guardada.',
  copyTextsFrom: 'Copiar los demás textos de {source}',
  translationFits: 'La traducción sigue valiendo',
  publishLanguages: 'Idiomas que se publican',
  publishAllLanguages: 'Publicar todos los idiomas',
  publishSomeLanguages: 'Publicar solo algunos idiomas',
  unpublishLanguages: 'Idiomas que se retiran',
  unpublishAllLanguages: 'La página entera, en todos los idiomas',
  unpublishSomeLanguages: 'Solo algunos idiomas',
  unpublishLanguagesHelp:
    'Los visitantes ya no ven estos idiomas: leen la página en otro. Si la página tiene en ellos una dirección propia, deja de existir. La traducción queda en el borrador.',
}
