import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import type { OfficeDetailContent } from './load.ts'
import { OfficeDetail } from './office-detail.tsx'

export const officeDetail: PageKind<OfficeDetailContent> = {
  render: ({ story, departmentName, countryName, servedNames, body }, read) => (
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
