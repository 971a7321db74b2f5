import { sourceLocale } from '#site/routing/locales.ts'
import 'server-only'
import type { z } from 'zod'
import { countryFolders, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { anyStoryTag } from '../changes/cache-tags.ts'
import { readDraft } from '../client/draft-reading.ts'
import { readResponse } from '../client/read-response.ts'
import type { ContentRequest } from '../client/request-service.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { listStoriesByUuid } from '../listings/list-stories.ts'
import { longFields } from '../stories/long-fields.ts'

const perPage = 100

/** Fields that are read of no start page. */
const without = longFields.filter((field) => field !== 'access')

/**
 * The published start pages of all folders below one, in every market, without their long fields but with their rights.
 * @param folder below that of the market: `extranet`
 * @throws CatalogueError content-unavailable
 */
export async function listStartPages(folder: string): Promise<WireStory[]> {
  return await listPages(folder, readResponse)
}

/**
 * The same as an editor previews them, inside of `readingDrafts`: drafts, and with a release or a moment what will be public then. Start
 * pages that are not published yet are among the drafts.
 * @throws CatalogueError content-unavailable
 */
export async function listPreviewedStartPages(folder: string): Promise<readonly WireStory[]> {
  const drafts = await listPages(folder, readDraft)
  return await listStoriesByUuid(
    drafts.map(({ uuid }) => uuid),
    sourceLocale,
    without,
  )
}

type Stories = z.output<typeof storiesResponse>

type ReadStories = (request: ContentRequest<Stories>) => Promise<{ body: Stories; total: number } | undefined>

async function listPages(folder: string, read: ReadStories): Promise<WireStory[]> {
  const readPage = async (page: number) => {
    const response = await read(pageRequest(folder, page))
    return { stories: response?.body.stories ?? [], total: response?.total ?? 0 }
  }
  const first = await readPage(1)
  const further = Math.max(0, Math.ceil(first.total / perPage) - 1)
  const rest = await Promise.all(Array.from({ length: further }, (_, index) => readPage(index + 2)))
  return [first, ...rest].flatMap(({ stories }) => stories)
}

function pageRequest(folder: string, page: number): ContentRequest<Stories> {
  return {
    path: 'cdn/stories',
    params: {
      version: 'published',
      is_startpage: 1,
      by_slugs: [sharedFolder, ...countryFolders].map((market) => `${market}/${folder}/*`).join(','),
      excluding_fields: without.join(','),
      // Pages must not overlap while another story is published.
      sort_by: 'id:asc',
      per_page: perPage,
      page,
    },
    parse: (body) => storiesResponse.parse(body),
    tagsOf: () => [anyStoryTag],
  }
}
