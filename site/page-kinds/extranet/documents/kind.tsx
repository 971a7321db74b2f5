import { load } from '#load/extranet/documents'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetDocuments } from './extranet-documents.tsx'

export const extranetDocuments = definePageKind('extranet-documents', {
  load,
  render: (page, props, { path }) => <ExtranetDocuments page={page.story.content} {...page} {...props} path={path} />,
})
