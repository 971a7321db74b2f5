import { defineFeature } from '#site/routing/feature.ts'

/** Fairs, trainings and races: their list by status and discipline, and a page each. */
export const events = defineFeature({
  name: 'events',
  needs: [],
  contentTypes: ['event'],
  segments: {
    events: {
      es: 'eventos',
      en: 'events',
      it: 'eventi',
      fr: 'evenements',
      de: 'veranstaltungen',
      pt: 'eventos',
      nl: 'evenementen',
      ro: 'evenimente',
      ru: 'sobytiya',
    },
  },
  templates: { 'event-detail': { shows: 'event', chosenBy: 'content-type', access: 'public' } },
  routes: [
    { name: 'events', segments: ['eventsAndNews', 'events'], parent: 'events-and-news', template: 'general-listing' },
    { name: 'events-slug', segments: ['eventsAndNews', 'events', ':slug'], parent: 'events' },
  ],
})
