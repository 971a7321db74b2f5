import { defineFeature } from '#site/routing/feature.ts'

/** Lists of products that a customer keeps, and the enquiries that are sent with them. */
export const savedLists = defineFeature({
  name: 'saved-lists',
  needs: ['prices'],
  contentTypes: [],
  segments: {
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
  },
  templates: { 'extranet-lists': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' } },
  routes: [
    { name: 'extranet-lists', segments: ['extranet', 'myLists'], parent: 'extranet', template: 'extranet-lists' },
  ],
})
