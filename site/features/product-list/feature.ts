import { defineFeature } from '#site/routing/feature.ts'

/** A list of products with quantities, in its address: shared by a link or a code, printed, saved and sent as an enquiry. */
export const productList = defineFeature({
  name: 'product-list',
  needs: [],
  contentTypes: [],
  segments: {
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
  },
  templates: {
    'product-list': {
      shows: 'page',
      chosenBy: 'route',
      access: 'public',
      hasList: true,
      reads: ['add', 'amount', 'c', 'code', 'l', 'note'],
    },
  },
  routes: [{ name: 'products-list', segments: ['products', 'myList'], parent: 'products', template: 'product-list' }],
})
