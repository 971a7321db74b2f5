import type { TranslatedSegment } from './translated-segment.ts'

/** Words of addresses that show what a visitor chose: a comparison, a list, codes to look up. */
export const choiceSegments = {
  compare: {
    es: 'comparar',
    en: 'compare',
    it: 'confronta',
    fr: 'comparer',
    de: 'vergleichen',
    pt: 'comparar',
    nl: 'vergelijken',
    ro: 'compara',
    ru: 'sravnenie',
  },
  myList: {
    es: 'mi-lista',
    en: 'my-list',
    it: 'la-mia-lista',
    fr: 'ma-liste',
    de: 'meine-liste',
    pt: 'a-minha-lista',
    nl: 'mijn-lijst',
    ro: 'lista-mea',
    ru: 'moy-spisok',
  },
  myFiles: {
    es: 'mis-archivos',
    en: 'my-files',
    it: 'i-miei-file',
    fr: 'mes-fichiers',
    de: 'meine-dateien',
    pt: 'os-meus-ficheiros',
    nl: 'mijn-bestanden',
    ro: 'fisierele-mele',
    ru: 'moi-fayly',
  },
  codes: {
    es: 'codigos',
    en: 'codes',
    it: 'codici',
    fr: 'codes',
    de: 'codes',
    pt: 'codigos',
    nl: 'codes',
    ro: 'coduri',
    ru: 'kody',
  },
} as const satisfies Record<string, TranslatedSegment>
