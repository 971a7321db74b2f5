import type { SpaceReader } from 'cms-plugin/reports/content/space-reader.ts'
import type { Editor } from 'cms-plugin/reports/editor-address.ts'
import { reportSpace as reportOn, type SpaceReport, type SpaceReportOptions } from 'cms-plugin/reports/report-space.ts'
import { z } from 'zod'
import { managementRequests, type Space } from '../management/management-requests.ts'

type Options = Space & Omit<SpaceReportOptions, 'reader'> & { editor: Editor }

/**
 * The report over a space, read with a developer's token through the official client.
 * @throws Error with a sentence when the service refuses or does not respond
 */
export async function reportSpace({ contentUrl, spaceId, managementToken, ...options }: Options): Promise<SpaceReport> {
  return await reportOn({ ...options, reader: spaceReader({ contentUrl, spaceId, managementToken }) })
}

/** The official client of a report; it respects the space's rate limit. */
export function spaceReader(space: Space): SpaceReader {
  const { pages, send } = managementRequests(space)
  return {
    pages,
    async one(path) {
      try {
        return await send('get', path)
      } catch (error) {
        if (notFound.safeParse(error).success) return undefined
        throw error
      }
    },
  }
}

/** The client's own error is the cause of the sentence (`management/management-requests.ts`). */
const notFound = z.object({ cause: z.object({ response: z.object({ status: z.literal(404) }) }) })
