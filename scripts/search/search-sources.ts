import { deliveryClient } from 'site/content/delivery/delivery-client.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { type PublishedStories, publishedStories } from 'site/search/indexing/published-stories.ts'
import { searchClient } from 'site/search/indexing/search-client.ts'
import { z } from 'zod'
import { impliedPlaces, readSettings, readVariables } from '../settings.ts'

const variables = z.object({
  CONTENT_API_URL: z.url(),
  CONTENT_PUBLIC_TOKEN: z.string().min(1),
  SEARCH_HOST: z.string().min(1),
  SEARCH_APP_ID: z.string().min(1),
  SEARCH_ADMIN_KEY: z.string().min(8),
})

/** The help of a command about its services. */
export const searchVariables = `Content: CONTENT_API_URL, CONTENT_PUBLIC_TOKEN (the embedded service at CONTENT_PORT when not given). Search: SEARCH_HOST,
SEARCH_APP_ID, SEARCH_ADMIN_KEY (the embedded service at SEARCH_PORT). .env is read; the shell wins.`

export type SearchAccess = z.output<typeof variables>

/**
 * The services that stories are read from and records are written to, from the environment; those of the embedded stack
 * unless CONTENT_API_URL and SEARCH_HOST are set.
 * @throws Error with a sentence per wrong variable
 */
export function readSearchAccess(source: Record<string, string | undefined> = process.env): SearchAccess {
  const settings = readSettings(source)
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, CONTENT_PUBLIC_TOKEN } = settings
  const usual = { SEARCH_APP_ID, SEARCH_ADMIN_KEY, CONTENT_PUBLIC_TOKEN, ...impliedPlaces(settings) }
  return readVariables(variables, { ...usual, ...set })
}

/** The content service with the public token, and the search service with a write key. */
export function searchSources(access: SearchAccess): PublishedStories & IndexSources {
  return {
    ...publishedStories(deliveryClient({ contentUrl: access.CONTENT_API_URL, token: access.CONTENT_PUBLIC_TOKEN })),
    client: searchClient({
      host: access.SEARCH_HOST,
      applicationId: access.SEARCH_APP_ID,
      key: access.SEARCH_ADMIN_KEY,
    }),
  }
}
