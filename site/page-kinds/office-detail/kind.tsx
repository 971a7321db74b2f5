import { load } from '#load/office-detail'
import { definePageKind } from '../page-kind.ts'
import { OfficeDetail } from './office-detail.tsx'

export const officeDetail = definePageKind('office-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: (page, props) => <OfficeDetail office={page.story.content} {...page} {...props} />,
  describe: ({ story }) => story.content.teaser,
})
