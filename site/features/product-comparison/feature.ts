import { defineFeature } from '#site/routing/feature.ts'

/** Products side by side, as a page and as a file. */
export const productComparison = defineFeature({
  name: 'product-comparison',
  needs: [],
  contentTypes: [],
  segments: {
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
  },
  templates: {
    'product-comparison': {
      shows: 'page',
      chosenBy: 'route',
      access: 'public',
      hasList: true,
      reads: ['c', 'rows'],
    },
  },
  routes: [
    { name: 'products-compare', segments: ['products', 'compare'], parent: 'products', template: 'product-comparison' },
  ],
})
