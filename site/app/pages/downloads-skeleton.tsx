import type { DownloadsSkeletonContent } from '#site/content/pages/downloads-skeleton.ts'
import { DownloadsSkeleton } from '#site/templates/downloads-skeleton/downloads-skeleton.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const downloadsSkeleton: PageKind<DownloadsSkeletonContent> = {
  draw: ({ story, body, filters, total }, read) => (
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
