import { defineFeature } from '#site/routing/feature.ts'

/** Job offers: their list by field of work and place, and a page each while one may apply. */
export const jobs = defineFeature({
  name: 'jobs',
  needs: [],
  contentTypes: ['job'],
  segments: {
    jobs: {
      es: 'trabaja-con-nosotros',
      en: 'work-with-us',
      it: 'lavora-con-noi',
      fr: 'rejoignez-nous',
      de: 'karriere',
      pt: 'trabalhe-connosco',
      nl: 'werken-bij-ons',
      ro: 'lucreaza-cu-noi',
      ru: 'rabota-u-nas',
    },
  },
  templates: { 'job-detail': { shows: 'job', chosenBy: 'content-type', access: 'public' } },
  routes: [
    { name: 'jobs', segments: ['jobs'], parent: 'home', template: 'general-listing' },
    { name: 'jobs-slug', segments: ['jobs', ':slug'], parent: 'jobs' },
  ],
})
