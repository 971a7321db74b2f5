import type { SiteHost } from 'site/routing/hosts/site-hosts.ts'
import type { LocaleCode } from 'site/routing/locales.ts'
import { type Market, type MarketId, marketIds, markets } from 'site/routing/markets.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'
import { countryAddresses, foldersOf, splitAddress } from 'site/routing/stories/story-folders.ts'
import { languageOfStory, pathForStory, type StoryLocation } from 'site/routing/stories/story-location.ts'
import type { Story } from './story-data.ts'

/** A page of a story: where the site shows it in a market and locale. */
export type StoryAddress = {
  market: MarketId
  locale: LocaleCode
  href: string
  /** The language of what is read there: another one where the story is not translated. */
  shown: LocaleCode
}

/**
 * Where the site shows a story, by the rules the site itself follows: host of the market, words of the route in the
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
  return marketIds.flatMap((id): StoryAddress[] => {
    const market: Market = markets[id]
    const website = websiteFor(id, hosts)
    if (website === undefined || isReplaced(story, market, ownVersions)) return []
    return market.locales.flatMap((locale): StoryAddress[] => {
      const path = pathForStory(location, { market, locale })
      if (path === undefined) return []
      return [{ market: id, locale, href: `${website}${encodeURI(path)}`, shown: languageOfStory(location, locale) }]
    })
  })
}

/** Addresses at which a country may have a page of its own in the place of a story's. */
export function versionAddresses({ fullSlug }: Pick<Story, 'fullSlug'>): string[] {
  return countryAddresses(fullSlug).filter((address) => routeForStory(address) !== undefined)
}

function toPlaced({ fullSlug, isStartpage, content, paths }: Story): StoryLocation {
  return { default_full_slug: isStartpage ? `${fullSlug}/` : fullSlug, translated_slugs: paths, content }
}

/** The public website of a market; where it has none yet, the one that is being made. */
function websiteFor(id: MarketId, hosts: readonly SiteHost[]): string | undefined {
  const own = hosts.filter(({ market }) => market === id)
  return (own.find(({ isPublic }) => isPublic) ?? own[0])?.websiteUri
}

/** The folder that comes first wins: a country's own page stands in the place of the shared one. */
function isReplaced({ fullSlug }: Story, market: Market, ownVersions: ReadonlySet<string>): boolean {
  const { folder, rest } = splitAddress(fullSlug)
  const [first] = foldersOf(market)
  return (
    first !== folder &&
    versionAddresses({ fullSlug }).includes(`${first}/${rest}`) &&
    ownVersions.has(`${first}/${rest}`)
  )
}
