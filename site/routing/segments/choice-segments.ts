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
} as const satisfies Record<string, TranslatedSegment>
