import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { JobCard } from './job-card.tsx'
import { jobDetail } from './kind.tsx'

export const jobsPages = defineFeaturePages({
  kinds: { 'job-detail': jobDetail },
  cards: { job: (card, context) => <JobCard job={card} level={2} context={context} /> },
})
