import { defineFeature } from '#site/routing/feature.ts'
import { passedPagePath } from './passed-addresses.ts'

/** Customers pass files on to people without an account, by a link that ends. Its page in the framework is `site/app/passed-files`. */
export const passingFiles = defineFeature({
  name: 'passing-files',
  needs: [],
  contentTypes: [],
  segments: {
    shares: {
      es: 'mis-envios',
      en: 'my-shares',
      it: 'i-miei-invii',
      fr: 'mes-envois',
      de: 'meine-freigaben',
      pt: 'os-meus-envios',
      nl: 'mijn-verzendingen',
      ro: 'trimiterile-mele',
      ru: 'moi-otpravki',
    },
  },
  templates: { 'extranet-shares': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' } },
  routes: [
    { name: 'extranet-shares', segments: ['extranet', 'shares'], parent: 'extranet', template: 'extranet-shares' },
  ],
  keyedPaths: [passedPagePath],
  appFolders: ['passed-files'],
})
