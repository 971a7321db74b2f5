import { defineFeature } from '#site/routing/feature.ts'

/** Finds blanks by measures and pictures of a key, or by a vehicle, for a person without a code. */
export const keyFinder = defineFeature({
  name: 'key-finder',
  needs: [],
  contentTypes: [],
  segments: {
    keyFinder: {
      es: 'llave',
      en: 'key',
      it: 'chiave',
      fr: 'cle',
      de: 'schluessel',
      pt: 'chave',
      nl: 'sleutel',
      ro: 'cheie',
      ru: 'klyuch',
    },
  },
  templates: { 'key-finder': { shows: 'page', chosenBy: 'route', access: 'public', hasList: true } },
  routes: [{ name: 'key-finder', segments: ['search', 'keyFinder'], parent: 'search', template: 'key-finder' }],
})
