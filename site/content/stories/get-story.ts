import 'server-only'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import { routeForStory, storyAddress, storyAddressesIn } from '#site/routing/stories/story-address.ts'
import { foldersOf, isCountryFolder, sharedFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { findCountryBook, mayExist } from '../addresses/address-book.ts'
import { anyStoryTag, folderTag } from '../changes/cache-tags.ts'
import { isOfRelease } from '../client/as-released.ts'
import { isReadingDrafts, plannedNow, previewedNow, readDraft } from '../client/draft-reading.ts'
import { readResponse } from '../client/read-response.ts'
import { type StoryRequest, storyRequest } from '../client/story-request.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { withPlannedLinks } from '../planned/planned-links.ts'
import type { PlannedStories } from '../planned/planned-stories.ts'
import { readPlannedNamed } from '../planned/read-planned-named.ts'

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
  const mayBe = (await plannedNow()) !== undefined || (await findCountryBook(country))?.at(address) !== undefined
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
  const plan = await plannedNow()
  if (plan) return await plannedOf(request, { plan, language })
  const draft = (await readDraft(request))?.body.story
  const isShown = previewedNow().release === undefined || (draft && isOfRelease(draft))
  return isShown ? draft : await publishedOf(request)
}

type Preview = { plan: PlannedStories; language: string }

/** The published story, unless it changes; else a draft there that will be published. */
async function plannedOf(request: StoryRequest, preview: Preview): Promise<WireStory | undefined> {
  const { plan, language } = preview
  const published = await publishedOf(request)
  const mayBeDraft = !published && plan.allIn(language).some(({ source }) => source !== 'unpublished')
  const found = mayBeDraft ? (await readDraft(request, 'draft'))?.body.story : published
  const change = found && plan.ofId(found.id, language)
  const shown = change ? await readPlannedNamed(plan, [change.uuid], { language }) : published ? [published] : []
  return (await withPlannedLinks(shown, preview))[0]
}

async function publishedOf(request: StoryRequest): Promise<WireStory | undefined> {
  return (await readResponse(request))?.body.story
}
