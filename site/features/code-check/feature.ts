import { defineFeature } from '#site/routing/feature.ts'

/** Many codes at once: what each of them means, and the way to a list. */
export const codeCheck = defineFeature({
  name: 'code-check',
  needs: ['product-list'],
  contentTypes: [],
  segments: {
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
  },
  templates: {
    'code-check': {
      shows: 'page',
      chosenBy: 'route',
      access: 'public',
      hasList: true,
      reads: ['codes', 'problem'],
    },
  },
  routes: [{ name: 'products-codes', segments: ['products', 'codes'], parent: 'products', template: 'code-check' }],
})
