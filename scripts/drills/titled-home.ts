import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { type ManagementRequests, managementRequests } from '../management/management-requests.ts'
import { embeddedSpace } from '../management/read-space.ts'
import { publishContent, type StoredStory, storedStoryAt } from '../management/stored-story.ts'
import type { DrillSystem } from './drill-system.ts'

export type TitledHome = {
  /** Publishes the home page with this title, as an editor does. */
  publish: (title: string) => Promise<void>
  /** Saves it with this title without publishing it. */
  save: (title: string) => Promise<void>
  /** Publishes it under a new title; milliseconds until the page shows it, a minute at most. */
  publishUntilShown: (url: string, word: string) => Promise<number>
}

/** The home page, whose title a drill changes in order to see when the site shows it. */
export async function titledHome({ settings }: Pick<DrillSystem, 'settings'>): Promise<TitledHome> {
  const cms: ManagementRequests = managementRequests(embeddedSpace(settings))
  const story = await storedStoryAt(cms, { by_slugs: 'global/home' })
  const publish = (title: string) => publishContent(cms, story, { ...story.content, ...titled(story, title) })
  return {
    publish,
    async save(title) {
      const content = { ...story.content, ...titled(story, title) }
      await cms.send('put', `stories/${story.id}`, { body: { story: { ...story, content } } })
    },
    async publishUntilShown(url, word) {
      const title = `${word} ${Date.now()}`
      await publish(title)
      const startedAt = performance.now()
      while (performance.now() - startedAt < 60_000 && !(await (await fetch(url)).text()).includes(title))
        await pause(50)
      return Math.round(performance.now() - startedAt)
    },
  }
}

/** The first block of a home page shows a title. */
function titled({ content }: StoredStory, title: string): { body: unknown[] } {
  const [first, ...rest] = z.array(z.record(z.string(), z.unknown())).parse(content['body'])
  return { body: [{ ...first, title }, ...rest] }
}
