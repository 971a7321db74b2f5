import type { OfficeDetailContent } from '#site/content/pages/office-detail.ts'
import { OfficeDetail } from '#site/templates/office-detail/office-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const officeDetail: PageKind<OfficeDetailContent> = {
  draw: ({ story, departmentName, countryName, servedNames, body }, read) => (
    <OfficeDetail
      office={story.content}
      departmentName={departmentName}
      countryName={countryName}
      servedNames={servedNames}
      body={body}
      {...around(read, story.content.name)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.name }),
  describe: ({ story }) => story.content.teaser,
}
