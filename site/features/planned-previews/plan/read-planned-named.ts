import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { publishedNamed } from '#site/content/listings/list-stories.ts'
import { type NamedQuery, namedRequest } from '#site/content/listings/stories-request.ts'
import type { PlannedStories } from './planned-stories.ts'
import { readChanged } from './read-changed.ts'

/** Those among these stories that visitors will see, in the order of the uuids. Their links are those of today. */
export async function readPlannedNamed(
  plan: PlannedStories,
  uuids: readonly string[],
  query: NamedQuery,
): Promise<WireStory[]> {
  const { language, without } = query
  const wanted = [...new Set(uuids)]
  const changes = wanted.flatMap((uuid) => plan.ofUuid(uuid, language) ?? [])
  const changed = new Set(changes.map(({ uuid }) => uuid))
  const [published, planned] = await Promise.all([
    publishedNamed(
      wanted.filter((uuid) => !changed.has(uuid)),
      query,
    ),
    readChanged(changes, language, (batch, inLanguage) =>
      namedRequest(batch, { language: inLanguage, ...(without && { without }) }),
    ),
  ])
  const byUuid = new Map([...published, ...planned].map((story) => [story.uuid, story]))
  return wanted.flatMap((uuid) => byUuid.get(uuid) ?? [])
}
