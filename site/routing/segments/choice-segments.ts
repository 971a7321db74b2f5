import type { TranslatedSegment } from './translated-segment.ts'

/** Words of addresses that show what a visitor chose: a comparison, a list, codes to look up. */
export const choiceSegments = {
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
  myLists: {
    es: 'mis-listas',
    en: 'my-lists',
    it: 'le-mie-liste',
    fr: 'mes-listes',
    de: 'meine-listen',
    pt: 'as-minhas-listas',
    nl: 'mijn-lijsten',
    ro: 'listele-mele',
    ru: 'moi-spiski',
  },
} as const satisfies Record<string, TranslatedSegment>
