import { type DeliveryDoor, deliveryDoor } from 'site/search-index/delivery-door.ts'
import type { IndexDoors } from 'site/search-index/index-doors.ts'
import { searchClient } from 'site/search-index/search-client.ts'
import { z } from 'zod'

const variables = z.object({
  CONTENT_API_URL: z.url().default('http://localhost:4010/v2'),
  CONTENT_PUBLIC_TOKEN: z.string().min(1).default('local-public'),
  SEARCH_HOST: z.string().min(1).default('http://localhost:4030'),
  SEARCH_APP_ID: z.string().min(1).default('LOCALSEARCH'),
  SEARCH_ADMIN_KEY: z.string().min(8).default('local-search-admin'),
})

export type SearchAccess = z.output<typeof variables>

/** Where stories are read and records written, from the environment. */
export function readSearchAccess(source: Record<string, string | undefined> = process.env): SearchAccess {
  const set = Object.entries(source).filter(([, value]) => value !== '')
  const parsed = variables.safeParse(Object.fromEntries(set))
  if (parsed.success) return parsed.data
  throw new Error(`A variable is wrong.\n${z.prettifyError(parsed.error)}\nSee .env.example.`)
}

/** The content service as the public sees it, and the search service as who may write. */
export function searchDoors(access: SearchAccess): DeliveryDoor & IndexDoors {
  return {
    ...deliveryDoor({ contentUrl: access.CONTENT_API_URL, publicToken: access.CONTENT_PUBLIC_TOKEN }),
    client: searchClient({
      host: access.SEARCH_HOST,
      applicationId: access.SEARCH_APP_ID,
      key: access.SEARCH_ADMIN_KEY,
    }),
  }
}
