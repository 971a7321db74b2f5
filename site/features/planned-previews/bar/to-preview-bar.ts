import 'server-only'
import { customerGroups } from 'component-schemas/datasources/customer-datasources.ts'
import { labelIn } from 'component-schemas/datasources/define-datasource.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { ShownDraft } from '#site/page-kinds/preview/feature-preview.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { type Market, marketIds, markets } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { localTimeOf, timeZoneOf } from '#site/server/preview/market-time.ts'
import type { OpenRelease } from '../plan/planned-change.ts'
import { previewedQuery } from '../previewed-in.ts'
import { previewedNames } from '../previewed-names.ts'
import type { BarLink, BarPlan, PreviewBarProps } from './bar-props.ts'

/** What the bar says of the plan of the CMS. */
export type PlannedInBar = { releases: readonly OpenRelease[] | undefined; plan: BarPlan | undefined; isGone: boolean }

export type BarRequest = ShownDraft & { hosts: readonly SiteHost[]; planned: PlannedInBar }

/** The preview bar of a draft. Every link and the form lead to the same story: by its number, whatever its address is there. */
export function toPreviewBar(request: BarRequest): PreviewBarProps {
  const { siteContext, previewed, isForCustomers, planned } = request
  const { release, moment, group } = previewed
  const timeZone = timeZoneOf(siteContext.market)
  const passedOn = passedOnBy(request)
  const isChosen = Object.keys(previewedQuery(previewed)).length > 0
  return {
    passedOn,
    chosen: {
      release: release === undefined ? '' : String(release),
      moment: moment === undefined ? '' : localTimeOf(moment, timeZone),
      group: group ?? '',
    },
    releases: planned.releases?.map((one) => releaseOption(one, siteContext)),
    plan: planned.plan,
    isGone: planned.isGone,
    unknownRelease: release === undefined ? releaseIn(request.requested) : undefined,
    momentText: moment === undefined ? undefined : momentText(moment, siteContext),
    zoneText: zoneText(siteContext),
    groups: isForCustomers ? groupsIn(siteContext.locale) : [],
    languages: siteContext.market.locales.map((locale) => languageLink(locale, request)),
    websites: websiteLinks(request),
    query: queryIn(siteContext.locale, request),
    plainHref: isChosen ? `?${new URLSearchParams(Object.fromEntries(passedOn))}` : undefined,
  }
}

function releaseOption({ id, name, at }: OpenRelease, siteContext: SiteContext) {
  return { value: String(id), name, timeText: at === undefined ? undefined : momentText(at, siteContext) }
}

function releaseIn(requested: BarRequest['requested']): string | undefined {
  const value = requested[previewedNames.release]
  return typeof value === 'string' && /^[1-9]\d*$/.test(value) ? value : undefined
}

/** The parameters of the editor, with the story that is shown: a page that was reached by a link does not name it. */
function passedOnBy({ requested, storyId, siteContext }: BarRequest): [string, string][] {
  const named = { _storyblok: String(storyId), _storyblok_lang: languageOf(siteContext.locale) }
  const ofEditor = Object.entries(requested).flatMap(([name, value]): [string, string][] =>
    name.startsWith('_storyblok') && typeof value === 'string' ? [[name, value]] : [],
  )
  const { [previewedNames.release]: _, ...rest } = Object.fromEntries(ofEditor)
  return Object.entries({ ...rest, ...named })
}

function queryIn(locale: LocaleCode, request: BarRequest): string {
  const passedOn = { ...Object.fromEntries(passedOnBy(request)), _storyblok_lang: languageOf(locale) }
  return String(new URLSearchParams({ ...passedOn, ...previewedQuery(request.previewed) }))
}

function languageLink(locale: LocaleCode, request: BarRequest): BarLink {
  const { iso, name } = locales[locale]
  return { label: name, iso, href: `?${queryIn(locale, request)}`, isCurrent: locale === request.siteContext.locale }
}

/** The cookie is of one host: without the signature of the editor another website would refuse the draft. */
function websiteLinks(request: BarRequest): BarLink[] {
  const { siteContext, hosts } = request
  if (!passedOnBy(request).some(([name]) => name.startsWith('_storyblok_tk'))) return []
  const names = new Intl.DisplayNames([locales[siteContext.locale].iso], { type: 'region' })
  return marketIds.flatMap((id): BarLink[] => {
    const market: Market = markets[id]
    const website = websiteOf(market, hosts)
    if (website === undefined) return []
    const locale = market.locales.includes(siteContext.locale) ? siteContext.locale : market.defaultLocale
    const label = (market.country && names.of(market.country)) ?? new URL(website).hostname
    const isCurrent = id === siteContext.market.id
    return [{ label, iso: locales[locale].iso, href: `${website}/?${queryIn(locale, request)}`, isCurrent }]
  })
}

function groupsIn(locale: LocaleCode): PreviewBarProps['groups'] {
  return customerGroups.entries.map(({ value, labels }) => ({ value, label: labelIn(labels, locale) }))
}

/** Such as `hora de Europa central`. */
function zoneText({ market, locale }: SiteContext): string {
  const format = { timeZone: timeZoneOf(market), timeZoneName: 'longGeneric' } as const
  const parts = new Intl.DateTimeFormat(locales[locale].iso, format).formatToParts(Date.now())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZoneOf(market)
}

/** Here, because browsers and the server may write a date differently. */
function momentText(moment: number, { market, locale }: SiteContext): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZoneOf(market) } as const
  return new Intl.DateTimeFormat(locales[locale].iso, format).format(moment)
}
