import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { DownloadsSkeleton } from './downloads-skeleton.tsx'
import type { DownloadsSkeletonContent } from './load.ts'

export const downloadsSkeleton: PageKind<DownloadsSkeletonContent> = {
  render: ({ story, body, filters, total }, read) => (
    <DownloadsSkeleton
      page={story.content}
      body={body}
      filters={filters}
      total={total}
      address={{ path: read.path, query: read.query }}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
