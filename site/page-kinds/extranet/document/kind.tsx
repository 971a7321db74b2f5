import { load } from '#load/extranet/document'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetDocument } from './extranet-document.tsx'

export const extranetDocument = definePageKind('extranet-document', {
  load,
  render: (page, props) => <ExtranetDocument {...page} {...props} />,
})
