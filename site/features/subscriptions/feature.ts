import { defineFeature } from '#site/routing/feature.ts'

/** Customers follow folders, product lines and documents of the extranet, and get digests of their changes by mail. */
export const subscriptions = defineFeature({
  name: 'subscriptions',
  needs: [],
  contentTypes: [],
  segments: {
    subscriptions: {
      es: 'mis-avisos',
      en: 'my-alerts',
      it: 'i-miei-avvisi',
      fr: 'mes-alertes',
      de: 'meine-benachrichtigungen',
      pt: 'os-meus-avisos',
      nl: 'mijn-meldingen',
      ro: 'alertele-mele',
      ru: 'moi-uvedomleniya',
    },
  },
  templates: { 'extranet-subscriptions': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' } },
  routes: [
    {
      name: 'extranet-subscriptions',
      segments: ['extranet', 'subscriptions'],
      parent: 'extranet',
      template: 'extranet-subscriptions',
    },
  ],
})
