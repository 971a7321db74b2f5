import 'server-only'
import { countryFolders, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { untagged } from '#site/server/page-cache/render/render-record.ts'
import { anyStoryTag } from '../changes/cache-tags.ts'
import { readResponse } from '../client/read-response.ts'
import { storiesResponse } from '../delivery/wire-story.ts'
import { longFields } from '../stories/long-fields.ts'

/** Folders of everything that has a public page. */
const folders = [sharedFolder, ...countryFolders]

/**
 * The published stories whose editors keep them out of search engines, and forms that only customers send, by their numbers.
 * @throws CatalogueError content-unavailable
 */
export async function listHidden(): Promise<ReadonlySet<number>> {
  const ids = await untagged(async () => {
    const first = await readHidden(1)
    const pages = Array.from({ length: Math.max(0, Math.ceil(first.total / 100) - 1) }, (_, at) => readHidden(at + 2))
    return [first, ...(await Promise.all(pages))].flatMap((page) => page.ids)
  })
  return new Set(ids)
}

async function readHidden(page: number): Promise<{ ids: number[]; total: number }> {
  const response = await readResponse({
    path: 'cdn/stories',
    params: {
      version: 'published',
      by_slugs: folders.map((folder) => `${folder}/*`).join(','),
      'filter_query[__or][0][seo.0.noindex][is]': 'true',
      'filter_query[__or][1][receiver][in]': 'agent',
      excluding_fields: longFields.join(','),
      // The vendor documents no order for lists that name none; pages of an order that varies would miss stories.
      sort_by: 'id:asc',
      per_page: 100,
      page,
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: () => [anyStoryTag],
  })
  return { ids: (response?.body.stories ?? []).map(({ id }) => id), total: response?.total ?? 0 }
}
