import type { IndexedStory } from 'component-schemas/search/search-record.ts'
import { indexFamily } from 'component-schemas/search/story-records.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { marketIds, markets } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { countryFolders, isCountryFolder, sharedFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'

/**
 * Markets in which a story is shown: one for a story of a country, all that speak the language for a shared one, but not
 * those whose own story takes its place.
 * @param hasStory whether a story is published at an address
 */
export function marketsOf(story: WireStory, locale: LocaleCode, hasStory: (address: string) => boolean): string[] {
  const { folder, rest } = splitAddress(addressOf(story))
  const route = routeForStory(addressOf(story))?.route
  // An address that a language does not have is shown in none of its markets.
  const hasPath = route === undefined || route.path[locale] !== undefined
  const speaking = marketIds.filter((id) => hasPath && markets[id].locales.some((code) => code === locale))
  if (isCountryFolder(folder)) return speaking.filter((id) => id === folder)
  // Landings are in a folder of their own, stories of the extranet in those of its areas.
  if (folder !== sharedFolder) return isFound(story) ? speaking : []
  return speaking.filter((id) => !countryFolders.includes(id) || !hasStory(`${id}/${rest}`))
}

/** The shared story whose place a country's story takes; undefined for others. */
export function sharedAddress(address: string): string | undefined {
  const { folder, rest } = splitAddress(address)
  return isCountryFolder(folder) ? `${sharedFolder}/${rest}` : undefined
}

/** Whether the story can be opened: it has a page, or a file, or it is behind the login. */
export function isFound(story: WireStory): boolean {
  const { component } = story.content
  const family = indexFamily(component)
  const isOpen = component === 'download' || hasPage(story)
  return family === 'extranet' || (family === 'public' && isOpen)
}

/** A story of another type than its folder's has none, wherever a route fits its address. */
function hasPage(story: WireStory): boolean {
  return marketIds.some((id) =>
    markets[id].locales.some((locale) => pathForStory(story, { market: markets[id], locale }) !== undefined),
  )
}

export function toIndexedStory(story: WireStory, locale: LocaleCode): IndexedStory {
  const own = story.translated_slugs?.find(({ lang }) => lang === locale)
  const address = addressOf(story)
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    address,
    path: locale === sourceLocale ? address : (own?.path ?? address),
    publishedAt: story.published_at ?? '',
    content: story.content,
  }
}
