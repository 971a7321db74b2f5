import 'server-only'
import { countryFolders, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { anyStoryTag } from '../changes/cache-tags.ts'
import { readResponse } from '../client/read-response.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { longFields } from '../stories/long-fields.ts'

const perPage = 100

/**
 * The published start pages of all folders below one, in every market, without their long fields but with their rights.
 * @param folder below that of the market: `extranet`
 * @throws CatalogueError content-unavailable
 */
export async function listStartPages(folder: string): Promise<WireStory[]> {
  const first = await readPage(folder, 1)
  const further = Math.max(0, Math.ceil(first.total / perPage) - 1)
  const rest = await Promise.all(Array.from({ length: further }, (_, index) => readPage(folder, index + 2)))
  return [first, ...rest].flatMap(({ stories }) => stories)
}

async function readPage(folder: string, page: number): Promise<{ stories: WireStory[]; total: number }> {
  const response = await readResponse({
    path: 'cdn/stories',
    params: {
      version: 'published',
      is_startpage: 1,
      by_slugs: [sharedFolder, ...countryFolders].map((market) => `${market}/${folder}/*`).join(','),
      excluding_fields: longFields.filter((field) => field !== 'access').join(','),
      // Pages must not overlap while another story is published.
      sort_by: 'id:asc',
      per_page: perPage,
      page,
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: () => [anyStoryTag],
  })
  return { stories: response?.body.stories ?? [], total: response?.total ?? 0 }
}
