import { load } from '#load/features/files-as-zip/page'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { ExtranetFiles } from './extranet-files.tsx'

export const extranetFiles = definePageKind('extranet-files', {
  load,
  render: (page, props, { path, pageNumber, query, siteContext }) => (
    <ExtranetFiles
      page={page.story.content}
      {...page}
      {...props}
      code={siteContext.locale}
      isFull={query['problem']?.[0] === 'full'}
      moreHref={moreHref({ hasMore: page.hasMore }, { path, pageNumber, query: {} })}
    />
  ),
})
