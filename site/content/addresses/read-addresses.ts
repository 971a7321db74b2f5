import 'server-only'
import { z } from 'zod'
import type { StoryLocation } from '#site/routing/stories/story-location.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { folderTag, storyTags } from '../changes/cache-tags.ts'
import { readResponse, requestUncached } from '../client/read-response.ts'
import type { ContentRequest } from '../client/request-service.ts'
import { wireAlternates } from '../delivery/wire-story.ts'

/** Largest page of links the service gives (Storyblok docs, links). */
export const addressesPerPage = 1000

const link = z.looseObject({
  id: z.number(),
  slug: z.string(),
  is_folder: z.boolean(),
  published: z.boolean().nullish(),
  /** With `include_dates`. */
  published_at: z.string().nullish(),
  alternates: wireAlternates,
})

/** A story that is published, as the service's list of links shows it. */
export type Address = StoryLocation & {
  id: number
  /** Of the last publish, ISO 8601. */
  publishedAt?: string | undefined
}

/** `total` and `perPage` count folders too, as the service does. */
export type AddressPage = { addresses: readonly Address[]; total: number; perPage: number }

const linksResponse = z
  .looseObject({ links: z.record(z.string(), link) })
  .transform(({ links }) => Object.values(links))

/** Parsed pages by response: the same response gives the same page. */
const pages = new WeakMap<object, AddressPage>()

/**
 * One page of a folder's published stories.
 * @param page counted from 1
 * @throws CatalogueError content-unavailable
 */
export async function readAddresses(folder: string, page: number): Promise<AddressPage> {
  const response = await readResponse(requestFor(folder, page))
  if (!response) throw unlisted(folder)
  const made = pages.get(response.body) ?? toPage(folder, response)
  pages.set(response.body, made)
  return made
}

/** The same without caching: hundreds of responses would fill the cache. The page depends on the folder as a whole. */
export async function readAddressesOnce(folder: string, page: number): Promise<AddressPage> {
  dependOn([folderTag(folder)])
  const response = await requestUncached(requestFor(folder, page))
  if (!response) throw unlisted(folder)
  return toPage(folder, response)
}

type Links = z.output<typeof linksResponse>

function requestFor(folder: string, page: number): ContentRequest<Links> {
  return {
    path: 'cdn/links',
    params: {
      version: 'published',
      starts_with: `${folder}/`,
      include_dates: 1,
      paginated: 1,
      per_page: addressesPerPage,
      page,
    },
    parse: (body) => linksResponse.parse(body),
    isShared: true,
    tagsOf: (links) => [folderTag(folder), ...storyTags(links)],
  }
}

function unlisted(folder: string): CatalogueError {
  return new CatalogueError('content-unavailable', `the service has no list of the folder ${folder}`)
}

function toPage(folder: string, { body, total }: { body: Links; total: number }) {
  const addresses = body
    .filter((one) => !one.is_folder && one.published !== false)
    .map(
      ({ id, slug, alternates, published_at: publishedAt }): Address => ({
        id,
        publishedAt: publishedAt ?? undefined,
        default_full_slug: slug,
        translated_slugs: alternates?.map((one) => ({ ...one, path: inFolder(one.path, folder) })),
      }),
    )
  return { addresses, total, perPage: addressesPerPage }
}

/** The hosted service returns these paths without the prefix of `starts_with` (storyblok/storyblok#730). */
function inFolder(path: string, folder: string): string {
  return path.startsWith(`${folder}/`) ? path : `${folder}/${path.replace(/^\/+/, '')}`
}
