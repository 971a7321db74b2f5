import 'server-only'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import { routeForStory, storyAddress, storyAddressesIn } from '#site/routing/stories/story-address.ts'
import { foldersOf, isCountryFolder, sharedFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { findCountryBook, mayExist } from '../addresses/address-book.ts'
import { anyStoryTag, folderTag } from '../changes/cache-tags.ts'
import { isReadingDrafts, previewedChanges, previewReader, readDraft } from '../client/draft-reading.ts'
import { readResponse } from '../client/read-response.ts'
import { type StoryRequest, storyRequest } from '../client/story-request.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'

/**
 * The published story behind a matched address, links resolved by the vendor's client: the market's own, else the one
 * that all markets share. The address may be an older or a foreign form of the story's own: `pathForStory` says which
 * one is canonical.
 * @returns undefined when there is none
 * @throws CatalogueError content-unavailable
 */
export async function getStory(match: Match, market: Market): Promise<WireStory | undefined> {
  const folders = match.route.isShared ? [sharedFolder] : foldersOf(market)
  for (const folder of folders) {
    const story = await storyIn(folder, match)
    if (story) return folder === sharedFolder ? ((await ownVersion(story, match, folders)) ?? story) : story
  }
  return undefined
}

async function storyIn(folder: string, match: Match): Promise<WireStory | undefined> {
  // A story that a country publishes may take the place of any shared page there.
  if (isCountryFolder(folder)) dependOn([folderTag(folder)])
  for (const address of storyAddressesIn(folder, match)) {
    if (!(await mayBeAt(address, { folder, match }))) {
      if (folder === sharedFolder) dependOn([anyStoryTag])
      continue
    }
    const story = await getStoryAt(address, languageOf(match.locale))
    // Another story's slug may be the same in another folder.
    if (story && routeForStory(addressOf(story))?.route.name === match.route.name) return story
  }
  return undefined
}

/** Drafts are not in the address book: it lists published stories. */
async function mayBeAt(address: string, { folder, match }: { folder: string; match: Match }): Promise<boolean> {
  if (!isInShared(match) || isReadingDrafts()) return true
  return (await mayExist(folder, { address, locale: match.locale })) ?? true
}

/** A country's version of a shared page that was requested by the shared slug. */
async function ownVersion(story: WireStory, { locale }: Match, folders: readonly string[]) {
  const [country] = folders.filter(isCountryFolder)
  if (country === undefined) return undefined
  const address = `${country}/${splitAddress(addressOf(story)).rest}`
  // The book has what is published; a plan may bring the country a version of its own.
  const mayBe = (await previewedChanges()) !== undefined || (await findCountryBook(country))?.at(address) !== undefined
  return mayBe ? await getStoryAt(address, languageOf(locale)) : undefined
}

function isInShared({ route, params }: Match): boolean {
  return splitAddress(storyAddress(route, params)).folder === sharedFolder
}

/**
 * The published story at an address of the service, in a language (`default`: Spanish); while drafts are read, its draft, and with a
 * release or a moment that an editor previews, what visitors will see.
 */
export async function getStoryAt(address: string, language: string): Promise<WireStory | undefined> {
  const request = storyRequest(address.split('/').map(encodeURIComponent).join('/'), language)
  const story = await (isReadingDrafts() ? previewOf(request, language) : publishedOf(request))
  return story && addressOf(story) !== '' ? story : undefined
}

async function previewOf(request: StoryRequest, language: string): Promise<WireStory | undefined> {
  const reader = await previewReader()
  return reader ? await reader.story(request, language) : (await readDraft(request))?.body.story
}

async function publishedOf(request: StoryRequest): Promise<WireStory | undefined> {
  return (await readResponse(request))?.body.story
}
