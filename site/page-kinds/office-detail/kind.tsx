import { load } from '#load/office-detail'
import { definePageKind } from '../page-kind.ts'
import { OfficeDetail } from './office-detail.tsx'

export const officeDetail = definePageKind('office-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: ({ story, departmentName, countryName, servedNames, body }, props) => (
    <OfficeDetail
      office={story.content}
      departmentName={departmentName}
      countryName={countryName}
      servedNames={servedNames}
      body={body}
      {...props}
    />
  ),
  describe: ({ story }) => story.content.teaser,
})
