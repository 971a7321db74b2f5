import type { Contract } from 'component-schemas/content-types/job/schema.ts'
import { load } from '#load/features/jobs'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { addressData } from '#site/page-kinds/seo/place-data.ts'
import { JobDetail } from './job-detail.tsx'

/** Values of schema.org for `employmentType` (Google, job posting structured data). */
const employments: Readonly<Record<Contract, string>> = {
  permanent: 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  apprenticeship: 'INTERN',
}

export const jobDetail = definePageKind('job-detail', {
  load,
  render: (page, props) => <JobDetail job={page.story.content} {...page} {...props} />,
  describe: ({ story }) => story.content.teaser,
  hasEnded: ({ isOpen }) => !isOpen,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, brings, published, closes, contract, place, country } = story.content
    const description = [teaser, ...brings].filter((line) => line !== undefined).join('\n')
    return {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      url,
      description,
      datePosted: published,
      validThrough: closes,
      employmentType: employments[contract],
      jobLocation: { '@type': 'Place', address: addressData({ city: place, country }) },
      hiringOrganization: { '@type': 'Organization', name: siteName },
    }
  },
})
