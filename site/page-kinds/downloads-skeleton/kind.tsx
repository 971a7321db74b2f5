import { load } from '#load/downloads-skeleton'
import { definePageKind } from '../page-kind.ts'
import { DownloadsSkeleton } from './downloads-skeleton.tsx'

export const downloadsSkeleton = definePageKind('downloads-skeleton', {
  load,
  render: (page, props, { path, query }) => (
    <DownloadsSkeleton page={page.story.content} {...page} {...props} address={{ path, query }} />
  ),
})
