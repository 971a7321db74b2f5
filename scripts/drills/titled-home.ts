import { z } from 'zod'
import { type ManagementRequests, managementRequests } from '../management/management-requests.ts'
import { publishContent, type StoredStory, storedStoryAt } from '../management/stored-story.ts'
import type { DrillSystem } from './drill-system.ts'

export type TitledHome = {
  story: StoredStory
  /** Publishes the home page with this title, as an editor does. */
  publish: (title: string) => Promise<void>
}

/** The space in which a drill changes content, and from which webhooks come. */
export function spaceOf({ settings, system }: DrillSystem) {
  return {
    contentUrl: system.contentUrl,
    spaceId: settings.SPACE_ID,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  }
}

/** The home page, whose title a drill changes in order to see when the site shows it. */
export async function titledHome(drill: DrillSystem): Promise<TitledHome> {
  const cms: ManagementRequests = managementRequests(spaceOf(drill))
  const story = await storedStoryAt(cms, { by_slugs: 'global/home' })
  return { story, publish: (title) => publishContent(cms, story, { ...story.content, ...titled(story, title) }) }
}

/** The first block of a home page shows a title. */
function titled({ content }: StoredStory, title: string): { body: unknown[] } {
  const [first, ...rest] = z.array(z.record(z.string(), z.unknown())).parse(content['body'])
  return { body: [{ ...first, title }, ...rest] }
}
