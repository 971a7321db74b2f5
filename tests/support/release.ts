import { managementRequests } from 'scripts/management/management-requests.ts'
import { z } from 'zod'
import { signedQuery } from './http/gate.ts'
import type { ManagedStory } from './management.ts'
import { testContentUrl } from './test-system.ts'

/** The official management client, pointed at the tests' content service. */
const cms = managementRequests({ contentUrl: testContentUrl, spaceId: 100_001, managementToken: 'local-management' })

const releaseBody = z.object({ release: z.looseObject({ id: z.number() }) })

/** Creates a release. @returns its number */
export async function createRelease(name: string): Promise<number> {
  return releaseBody.parse(await cms.send('post', 'releases', { body: { release: { name } } })).release.id
}

/** Saves a story as it will be after a release; its draft stays as it is. */
export async function saveInRelease(release: number, story: ManagedStory, content: unknown): Promise<void> {
  await cms.send('put', `stories/${story.id}`, { body: { story: { ...story, content }, release_id: release } })
}

/** Takes a story out of a release. */
export async function leaveRelease(release: number, story: number): Promise<void> {
  await cms.send('delete', `releases/${release}/stories/${story}`)
}

/** Publishes everything in a release. */
export async function doRelease(id: number): Promise<void> {
  await cms.send('put', `releases/${id}`, { body: { release: {}, do_release: true } })
}

export async function deleteRelease(id: number): Promise<void> {
  await cms.send('delete', `releases/${id}`)
}

type Opened = {
  /** The vendor's code; `default` for the source language. */
  language?: string
  release?: number | undefined
  /** Parameters of the site's own. */
  more?: Record<string, string>
}

/** The address at which the hosted editor opens a story: every parameter that it writes (contracts, section 4.8). */
export function hostedAddress(
  story: ManagedStory,
  { language = 'default', release = 0, more = {} }: Opened = {},
): string {
  const query = {
    _storyblok: String(story.id),
    _storyblok_c: String((story.content as { component?: string }).component),
    _storyblok_version: '',
    _storyblok_lang: language,
    _storyblok_release: String(release),
    _storyblok_rl: String(Date.now()),
    ...signedQuery(),
    ...more,
  }
  return `/${story.full_slug}?${new URLSearchParams(query)}`
}
