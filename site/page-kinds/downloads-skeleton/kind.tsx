import { load } from '#load/downloads-skeleton'
import { definePageKind } from '../page-kind.ts'
import { DownloadsSkeleton } from './downloads-skeleton.tsx'

export const downloadsSkeleton = definePageKind('downloads-skeleton', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, filters, total }, props, read) => (
    <DownloadsSkeleton
      page={story.content}
      body={body}
      filters={filters}
      total={total}
      address={{ path: read.path, query: read.query }}
      {...props}
    />
  ),
})
