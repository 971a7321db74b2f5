import { defineFeature } from '#site/routing/feature.ts'

/** Shops that sell a product line: found by town, postcode or position, on a map, with a page each. */
export const shops = defineFeature({
  name: 'shops',
  needs: [],
  contentTypes: ['shop'],
  segments: {
    shops: {
      es: 'tiendas-',
      en: 'shops-',
      it: 'negozi-',
      fr: 'magasins-',
      de: 'geschaefte-',
      pt: 'lojas-',
      nl: 'winkels-',
      ro: 'magazine-',
      ru: 'magaziny-',
    },
  },
  templates: {
    'shop-finder': { shows: 'page', chosenBy: 'route', access: 'public', hasList: true },
    'shop-detail': { shows: 'shop', chosenBy: 'content-type', access: 'public' },
  },
  routes: [
    { name: 'shops', segments: ['shops{product}'], parent: 'home', template: 'shop-finder', validate: 'product-line' },
    { name: 'shops-slug', segments: ['shops{product}', ':slug'], parent: 'shops', validate: 'product-line' },
  ],
})
