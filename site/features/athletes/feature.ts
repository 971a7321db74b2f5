import { defineFeature } from '#site/routing/feature.ts'

/** The athletes of the team: their list by discipline, a page each, and their cards below the news that name them. */
export const athletes = defineFeature({
  name: 'athletes',
  needs: [],
  contentTypes: ['athlete'],
  segments: {
    athletes: {
      es: 'equipo-de-triatlon',
      en: 'triathlon-team',
      it: 'squadra-di-triathlon',
      fr: 'equipe-de-triathlon',
      de: 'triathlon-team',
      pt: 'equipa-de-triatlo',
      nl: 'triatlonteam',
      ro: 'echipa-de-triatlon',
      ru: 'komanda-po-triatlonu',
    },
  },
  templates: { 'athlete-detail': { shows: 'athlete', chosenBy: 'content-type', access: 'public' } },
  routes: [
    { name: 'athletes', segments: ['about', 'athletes'], parent: 'about', template: 'general-listing' },
    { name: 'athletes-slug', segments: ['about', 'athletes', ':slug'], parent: 'athletes' },
  ],
})
