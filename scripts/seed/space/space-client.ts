import { createManagementApiClient } from '@storyblok/management-api-client'
import { rateLimitOf } from '../../management/management-requests.ts'

/** The space to fill, and where to write progress. */
export type SpaceAccess = {
  /** Address of the management API without `/v1`. */
  contentUrl: string
  managementToken: string
  spaceId: number
  /** One line of progress, in English. */
  log?: (line: string) => void
}

export type SpaceClient = ReturnType<typeof spaceClient>

/** The hosted service takes 6 requests a second (Storyblok docs, rate limits). */
const hostedLimit = 5

/** The official management client for one space; it throws on every error response. */
export function spaceClient({ contentUrl, managementToken, spaceId }: SpaceAccess) {
  return createManagementApiClient({
    personalAccessToken: managementToken,
    spaceId,
    baseUrl: contentUrl,
    throwOnError: true,
    rateLimit: rateLimitOf(contentUrl, hostedLimit),
  })
}

/** Reads a list to its end, 100 rows a page. */
export async function allPages<Row>(
  page: (query: { page: number; per_page: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const size = 100
  const rows: Row[] = []
  for (let number = 1; ; number += 1) {
    const read = await page({ page: number, per_page: size })
    rows.push(...read)
    if (read.length < size) return rows
  }
}
