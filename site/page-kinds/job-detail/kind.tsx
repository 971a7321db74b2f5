import type { Contract } from 'component-schemas/content-types/job/schema.ts'
import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { jobData } from '#site/page-kinds/seo/place-data.ts'
import type { PageKind } from '../page-kind.ts'
import { JobDetail } from './job-detail.tsx'
import type { JobDetailContent } from './load.ts'

/** Values of schema.org for `employmentType` (Google, job posting structured data). */
const employments: Readonly<Record<Contract, string>> = {
  permanent: 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  apprenticeship: 'INTERN',
}

export const jobDetail: PageKind<JobDetailContent> = {
  render: ({ story, areaName, countryName, isOpen, body }, read) => (
    <JobDetail
      job={story.content}
      areaName={areaName}
      countryName={countryName}
      isOpen={isOpen}
      body={body}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
  hasEnded: ({ isOpen }) => !isOpen,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, brings, published, closes, contract, place, country } = story.content
    const description = [teaser, ...brings].filter((line) => line !== undefined).join('\n')
    const address = { city: place, country }
    return jobData({
      title,
      url,
      description,
      published,
      closes,
      employment: employments[contract],
      address,
      employer: siteName,
    })
  },
}
