import type { SiteHost } from 'site/routing/hosts/site-hosts.ts'
import type { LocaleCode } from 'site/routing/locales.ts'
import { type MarketId, marketIds } from 'site/routing/markets.ts'
import { addressesOf } from 'site/routing/stories/addresses-of.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'
import { countryAddresses } from 'site/routing/stories/story-folders.ts'
import { languageOfStory, type StoryLocation } from 'site/routing/stories/story-location.ts'
import type { Story } from './story-data.ts'

/** A page of a story: where the site shows it in a market and locale. */
export type StoryAddress = {
  market: MarketId
  locale: LocaleCode
  href: string
  /** The language of the page there: another one where the story is not translated. */
  shown: LocaleCode
}

/**
 * The addresses at which the site shows a story, by the site's own rules: host of the market, words of the route in the
 * locale, the story's own slug and those of its folders.
 * @param hosts the websites of the site; a market without one has no addresses
 * @param ownVersions addresses of published stories that countries have in the place of this one
 */
export function storyAddresses(
  story: Story,
  hosts: readonly SiteHost[],
  ownVersions: ReadonlySet<string>,
): StoryAddress[] {
  if (story.isFolder) return []
  const location = toPlaced(story)
  const served = marketIds.filter((id) => websiteFor(id, hosts) !== undefined)
  return addressesOf(location, served, (address) => ownVersions.has(address)).map(({ market, locale, path }) => {
    const href = `${websiteFor(market, hosts)}${encodeURI(path)}`
    return { market, locale, href, shown: languageOfStory(location, locale) }
  })
}

/** Addresses at which a country may have a page of its own in the place of a story's. */
export function versionAddresses({ fullSlug }: Pick<Story, 'fullSlug'>): string[] {
  return countryAddresses(fullSlug).filter((address) => routeForStory(address) !== undefined)
}

export function toPlaced({ fullSlug, isStartpage, content, paths }: Story): StoryLocation {
  return { default_full_slug: isStartpage ? `${fullSlug}/` : fullSlug, translated_slugs: paths, content }
}

/** The public website of a market; where it has none yet, the one that is being made. */
function websiteFor(id: MarketId, hosts: readonly SiteHost[]): string | undefined {
  const own = hosts.filter(({ market }) => market === id)
  return (own.find(({ isPublic }) => isPublic) ?? own[0])?.websiteUri
}
