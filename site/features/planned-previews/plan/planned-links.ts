import 'server-only'
import { isObject } from 'component-schemas/parse/is-object.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { PlannedStories } from './planned-stories.ts'
import { readPlannedNamed } from './read-planned-named.ts'

type Preview = {
  plan: PlannedStories
  /** The vendor's code. */
  language: string
  /** Whether the stories are drafts that an editor has open. */
  areOpen?: boolean
}

/** A link needs the address of a story, not its content. */
const notInLinks = ['body', 'data', 'fields', 'description', 'spec']

/**
 * Stories whose links lead where they will lead: the service resolves the links of a published story to published ones, those of a draft
 * to drafts. A link to a story that visitors will not see gets none.
 */
export async function withPlannedLinks(stories: readonly WireStory[], preview: Preview): Promise<readonly WireStory[]> {
  const { plan, language, areOpen = false } = preview
  const linked = stories.map((story) => {
    const isDraft = areOpen || plan.ofId(story.id, language) !== undefined
    return linkedIn(story.content).filter((uuid) => isDraft || plan.ofUuid(uuid, language) !== undefined)
  })
  const uuids = [...new Set(linked.flat())]
  if (uuids.length === 0) return stories
  const targets = await readPlannedNamed(plan, uuids, { language, without: notInLinks })
  const byUuid = new Map<string, WireStory | undefined>(uuids.map((uuid) => [uuid, undefined]))
  for (const target of targets) byUuid.set(target.uuid, target)
  return stories.map((story, index) =>
    linked[index]?.length ? { ...story, content: withTargets(story.content, byUuid) as WireStory['content'] } : story,
  )
}

/** In a field `id` names the story, in rich text `uuid`. */
function targetOf(value: Readonly<Record<string, unknown>>): string | undefined {
  if (value['linktype'] !== 'story') return undefined
  const named = value['fieldtype'] === 'multilink' ? value['id'] : value['uuid']
  return typeof named === 'string' && named !== '' ? named : undefined
}

function linkedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIn)
  if (!isObject(value)) return []
  const target = targetOf(value)
  return target === undefined ? Object.values(value).flatMap(linkedIn) : [target]
}

/** A copy: what is published is cached. */
function withTargets(value: unknown, targets: ReadonlyMap<string, WireStory | undefined>): unknown {
  if (Array.isArray(value)) return value.map((one) => withTargets(one, targets))
  if (!isObject(value)) return value
  const target = targetOf(value)
  if (target !== undefined) return targets.has(target) ? { ...value, story: targets.get(target) } : value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTargets(one, targets)]))
}
