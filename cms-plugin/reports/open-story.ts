import type { SiteHost } from 'site/routing/hosts/site-hosts.ts'
import type { SpaceReader } from './content/space-reader.ts'
import { type StoryAddress, storyAddresses, versionAddresses } from './content/story-addresses.ts'
import type { Story, StoryRow } from './content/story-data.ts'
import { readRows, readStory } from './report-space.ts'

/** The story an editor has open, with where the site shows it. */
export type OpenStory = {
  id: number
  fullSlug: string
  /** Only editors find an address of an unpublished story. */
  isPublished: boolean
  addresses: StoryAddress[]
}

/** @returns undefined where there is no such story */
export async function readOpenStory(
  reader: SpaceReader,
  id: number,
  hosts: readonly SiteHost[],
): Promise<OpenStory | undefined> {
  const story = await readStory(reader, id)
  if (!story) return undefined
  const { fullSlug, isPublished } = story
  return { id, fullSlug, isPublished, addresses: storyAddresses(story, hosts, await readOwnVersions(reader, story)) }
}

/** The story at an address as the editor shows it; undefined where there is none. */
export async function findStoryAt(reader: SpaceReader, address: string): Promise<StoryRow | undefined> {
  return (await rowsAt(reader, [address]))[0]
}

async function readOwnVersions(reader: SpaceReader, story: Story): Promise<ReadonlySet<string>> {
  const found = await rowsAt(reader, versionAddresses(story))
  return new Set(found.filter(({ isPublished }) => isPublished).map(({ fullSlug }) => fullSlug))
}

/** A start page is found by the address with a slash at its end. */
async function rowsAt(reader: SpaceReader, addresses: readonly string[]): Promise<StoryRow[]> {
  if (addresses.length === 0) return []
  const asked = addresses.flatMap((address) => [address, `${address}/`]).join(',')
  const rows = await readRows(reader, { by_slugs: asked })
  return rows.filter(({ fullSlug, isFolder }) => !isFolder && addresses.includes(fullSlug))
}
