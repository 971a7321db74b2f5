import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { listStories } from './list-stories.ts'
import type { ListQuery } from './stories-request.ts'

/** Most stories one call may return (Storyblok docs, stories). */
const mostStories = 100

type Kind<Content> = {
  name: string
  content: { safeParse: (wire: unknown) => { success: true; data: Content } | { success: false } }
}
type ContentRequest = Pick<ListQuery, 'filter' | 'without' | 'sortBy'>

/**
 * Every published story of a kind, over all pages of the service's list; for kinds of which there are hundreds, not
 * thousands. Stories that lack what they must have are left out.
 */
export async function listWholeKind<Content>(
  kind: Kind<Content>,
  siteContext: SiteContext,
  request: ContentRequest = {},
): Promise<{ wire: WireStory; content: Content }[]> {
  const stories = await listWholeList({ ...request, ...siteContext, contentType: kind.name })
  return stories.flatMap((wire) => {
    const parsed = kind.content.safeParse(resolveLinks(wire.content, siteContext))
    return parsed.success ? [{ wire, content: parsed.data }] : []
  })
}

/** The stories of all pages of a list. */
export async function listWholeList(request: Omit<ListQuery, 'page' | 'perPage'>): Promise<WireStory[]> {
  const send = (page: number) => listStories({ ...request, page, perPage: mostStories })
  const first = await send(1)
  const further = Math.max(0, Math.ceil(first.total / mostStories) - 1)
  const rest = await Promise.all(Array.from({ length: further }, (_, index) => send(index + 2)))
  return [first, ...rest].flatMap(({ stories }) => stories)
}
