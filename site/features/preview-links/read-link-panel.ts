import 'server-only'
import { headers } from 'next/headers'
import { readingDrafts } from '#site/content/client/draft-reading.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import type { OpenRelease, UnknownPlan } from '#site/features/planned-previews/plan/planned-change.ts'
import { readReleases } from '#site/features/planned-previews/plan/read-plan.ts'
import { previewedIn } from '#site/features/planned-previews/previewed-in.ts'
import { loadPreviewReader } from '#site/features.previews.ts'
import type { Requested } from '#site/page-kinds/preview/feature-preview.ts'
import { addressQuery, isAdmitted } from '#site/page-kinds/preview/is-admitted.ts'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { MarketId } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { placeOf } from '#site/routing/stories/public-place.ts'
import type { StoryLocation } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { timeZoneOf } from '#site/server/preview/market-time.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import { allChoices, choicesFor, linkAddress, placeText, type WebsiteChoice } from './link-places.ts'
import { type LinkProblem, linkProblems } from './new-link.ts'
import type { StoredLink } from './open-preview-links.ts'
import { localeNamed } from './panel-address.ts'
import { linksAway, previewLinks, signedLink } from './site-preview-links.ts'

export type ListedLink = StoredLink & { state: 'open' | 'expired' | 'revoked'; address: string }

export type LinkPanel = {
  /** Of the panel itself. */
  interfaceLocale: LocaleCode
  story: { id: number; name: string }
  /** Of the draft that is shared. */
  locale: LocaleCode
  /** The release and the moment that its preview shows. */
  previewed: Previewed
  /** Releases whose pages can be shared; none where it is not known which there are, for a reason. */
  releases: readonly OpenRelease[]
  releasesUnknown: UnknownPlan | undefined
  /** Of the website on which the editor is. */
  marketHere: MarketId
  choices: readonly WebsiteChoice[]
  /** Why no link can be made of this story alone. */
  obstacle: Extract<LinkProblem, 'no-page' | 'no-release' | 'login'> | undefined
  chosen: string | undefined
  /** What came back from the form. */
  problem: LinkProblem | undefined
  written: { sharedBy: string; note: string; shows: string }
  created: string | undefined
  revoked: string | undefined
  own: readonly ListedLink[]
  ofReleases: readonly ListedLink[]
  others: readonly ListedLink[]
}

/**
 * The preview links of a story and of the others, for an editor.
 * @returns undefined for everybody else, and when there is no such story
 * @throws CatalogueError content-unavailable, preview-links-unavailable
 */
export async function readLinkPanel({ params, searchParams }: PageRequest): Promise<LinkPanel | undefined> {
  const requested = await searchParams
  const address = addressQuery(requested)
  if (!(await isAdmitted(address))) return undefined
  const { locale: interfaceLocale } = siteContextOf(await params)
  const id = Number(textOf(requested, '_storyblok'))
  const locale = localeNamed(textOf(requested, '_storyblok_lang'))
  const here = siteOfHeaders(await headers())
  const { release, moment } = previewedIn(address, timeZoneOf(here.rules))
  const released = await readingDrafts(() => getDraftStory(id, locale), { release, moment }, loadPreviewReader)
  // The service finds no story in a release that it does not know.
  const story = released ?? (await readingDrafts(() => getDraftStory(id, locale)))
  if (!story) return undefined
  const [own, ofReleases, others] = await Promise.all([
    previewLinks().list({ of: id }),
    previewLinks().list({ of: 'releases' }),
    previewLinks().list({ otherThan: id }),
  ]).catch(linksAway)
  const now = Date.now()
  const listed = (link: StoredLink): ListedLink => ({
    ...link,
    state: stateOf(link, now),
    address: linkAddress(signedLink(link), link.market, { here, hosts: env.SITE_HOSTS }),
  })
  return {
    interfaceLocale,
    locale,
    previewed: { release, moment },
    marketHere: here.market,
    story: { id, name: story.name },
    ...(await readOffer(released, { here, locale })),
    problem: linkProblems.find((one) => one === textOf(requested, 'problem')),
    written: {
      sharedBy: textOf(requested, 'sharedBy'),
      note: textOf(requested, 'note'),
      shows: textOf(requested, 'shows'),
    },
    created: textOf(requested, 'created') || undefined,
    revoked: textOf(requested, 'revoked') || undefined,
    own: own.map(listed),
    ofReleases: ofReleases.map(listed),
    others: others.map(listed),
  }
}

type Offer = Pick<LinkPanel, 'choices' | 'releases' | 'releasesUnknown' | 'obstacle' | 'chosen'>

/** What can be shared where. @param story undefined where the release that is previewed does not exist */
async function readOffer(
  story: StoryLocation | undefined,
  { here, locale }: { here: Site; locale: LocaleCode },
): Promise<Offer> {
  const { value: releases = [], unknown: releasesUnknown } = await readReleases()
  const ofPage = story ? choicesFor(story, here, env.SITE_HOSTS) : []
  const choices = releases.length > 0 ? allChoices(here, env.SITE_HOSTS) : ofPage
  const chosen = chosenOf(ofPage, locale) ?? chosenOf(choices, locale)
  const obstacle = story ? obstacleOf(story, ofPage, { market: here.rules, locale }) : 'no-release'
  return { releases, releasesUnknown, choices, chosen, obstacle }
}

function stateOf({ revokedAt, expiresAt }: StoredLink, now: number): ListedLink['state'] {
  if (revokedAt !== undefined) return 'revoked'
  return expiresAt <= now ? 'expired' : 'open'
}

function obstacleOf(
  story: StoryLocation,
  choices: readonly WebsiteChoice[],
  siteContext: SiteContext,
): LinkPanel['obstacle'] {
  if (choices.length > 0) return undefined
  return placeOf(story, siteContext)?.match.route.access === 'extranet' ? 'login' : 'no-page'
}

/** The language of the preview, on the first website that has the page in it: that of the editor where it is one. */
function chosenOf(choices: readonly WebsiteChoice[], locale: LocaleCode): string | undefined {
  const choice = choices.find(({ locales }) => locales.includes(locale))
  return choice && placeText(choice.market, locale)
}

function textOf(requested: Requested, name: string): string {
  const value = requested[name]
  return typeof value === 'string' ? value : ''
}
