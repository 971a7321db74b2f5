import { defineFeature } from '#site/routing/feature.ts'

/** Files that a customer ticks and takes together as one streamed ZIP, and the editions that they have. */
export const filesAsZip = defineFeature({
  name: 'files-as-zip',
  needs: [],
  contentTypes: [],
  segments: {
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
  },
  templates: { 'extranet-files': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' } },
  routes: [
    { name: 'extranet-files', segments: ['extranet', 'myFiles'], parent: 'extranet', template: 'extranet-files' },
  ],
})
