import type { englishTranslation } from './english-translation.ts'

export const italianTranslation: Readonly<Record<keyof typeof englishTranslation, string>> = {
  languageWithState: '{language} · {state}',
  translationMissing: 'non tradotto',
  translationDraft: 'bozza',
  translationPublished: 'pubblicato',
  translationOutdated: 'originale modificato',
  translationInto: '{language}: {state}.',
  translatedTexts: '{count} {count:testo|testi} su {total} {count:è tradotto|sono tradotti}.',
  outdatedHelp: 'Questi testi in {source} sono cambiati dopo essere stati tradotti:',
  sourceForgotten: 'Il testo da cui è stato tradotto non è più in nessuna versione conservata.',
  copyTextsFrom: 'Copia gli altri testi dalla versione in {source}',
  translationFits: 'La traduzione è ancora valida',
  publishLanguages: 'Lingue da pubblicare',
  publishAllLanguages: 'Pubblica tutte le lingue',
  publishSomeLanguages: 'Pubblica solo alcune lingue',
  unpublishLanguages: 'Lingue da ritirare',
  unpublishAllLanguages: 'L’intera pagina, in tutte le lingue',
  unpublishSomeLanguages: 'Solo alcune lingue',
  unpublishLanguagesHelp:
    'I visitatori non vedono più queste lingue: leggono la pagina in un’altra. Se la pagina ha in esse un indirizzo proprio, non esiste più. La traduzione resta nella bozza.',
}
