import 'server-only'
import { previewedNow } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'

/**
 * Whether a delivered story is that of the previewed release: the service names the release in it (Storyblok docs, story object,
 * `release_id`).
 */
export function isOfRelease(story: WireStory): boolean {
  const { release } = previewedNow()
  return release !== undefined && story['release_id'] === release
}

type Stories = { stories: readonly WireStory[]; total: number }

/**
 * Drafts of a list as visitors will see them when the previewed release is out: stories of the release as they are in it, others as
 * they are published, and none that is neither. Which stories a list has, and their order, is that of the drafts; so is the number of
 * those on further pages.
 * @param publishedOf reads the published ones among these uuids
 */
export async function asReleased(
  { stories, total }: Stories,
  publishedOf: (uuids: readonly string[]) => Promise<readonly WireStory[]>,
): Promise<Stories> {
  const others = stories.filter((story) => !isOfRelease(story)).map(({ uuid }) => uuid)
  const published = new Map((await publishedOf(others)).map((story) => [story.uuid, story]))
  const shown = stories.flatMap((story) => (isOfRelease(story) ? story : (published.get(story.uuid) ?? [])))
  const isWhole = total <= stories.length
  return { stories: shown, total: isWhole ? shown.length : total }
}
