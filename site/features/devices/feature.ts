import { defineFeature } from '#site/routing/feature.ts'

/** Where a customer is logged in, and the end of each session. */
export const devices = defineFeature({
  name: 'devices',
  needs: [],
  contentTypes: [],
  segments: {
    myDevices: {
      es: 'mis-dispositivos',
      en: 'my-devices',
      it: 'i-miei-dispositivi',
      fr: 'mes-appareils',
      de: 'meine-geraete',
      pt: 'os-meus-dispositivos',
      nl: 'mijn-apparaten',
      ro: 'dispozitivele-mele',
      ru: 'moi-ustroystva',
    },
  },
  templates: { 'extranet-devices': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' } },
  routes: [
    { name: 'extranet-devices', segments: ['extranet', 'myDevices'], parent: 'extranet', template: 'extranet-devices' },
  ],
})
