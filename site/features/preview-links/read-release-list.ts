import 'server-only'
import { groupOfType, resultGroups } from 'component-schemas/search/search-results.ts'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { readingForReceiver } from '#site/extranet/require-reader.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import type { StoredLink } from './open-preview-links.ts'
import { storyOpenedBy } from './preview-link.ts'
import { readAdmittedLink } from './read-shared-page.ts'
import { getOpenRelease, listReleasedStories, type ReleasedStory } from './released-stories.ts'

type Group = (typeof resultGroups)[number]['name']

export type ReleaseList = {
  link: StoredLink
  token: string
  /** Of the release. */
  name: string
  /** The pages by kind, in the order in which a search lists the kinds. */
  groups: readonly { group: Group; stories: readonly ReleasedStory[] }[]
}

/**
 * The pages of the release that a link shares.
 * @returns undefined when the link does not admit to a release now
 * @throws CatalogueError content-unavailable
 */
export async function readReleaseList(request: Pick<PageRequest, 'searchParams'>): Promise<ReleaseList | undefined> {
  const admitted = await readAdmittedLink(request)
  if (!admitted || storyOpenedBy(admitted.link, admitted.named) !== 'list') return undefined
  const { link, token } = admitted
  const { release: id, moment } = link
  const release = id === undefined ? undefined : await getOpenRelease(id)
  if (!release) return undefined
  const previewed = { release: release.id, moment }
  const stories = await readingDrafts(
    () => readingForReceiver(() => listReleasedStories(release.id, link)),
    previewed,
    loadPreviewReader,
  )
  return { link, token, name: release.name, groups: grouped(stories) }
}

function grouped(stories: readonly ReleasedStory[]): ReleaseList['groups'] {
  const byGroup = Map.groupBy(stories, ({ contentType }) => groupOfType(contentType) ?? 'pages')
  return resultGroups.flatMap(({ name }) => {
    const ofGroup = byGroup.get(name)
    return ofGroup ? [{ group: name, stories: ofGroup }] : []
  })
}
