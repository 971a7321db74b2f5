import { msg } from '@lingui/core/macro'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { create } from 'content-disposition'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import { locales } from '#site/routing/locales.ts'
import { matchRest } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { templateOf } from '#site/routing/templates.ts'
import { env } from '#site/server/configuration/env.ts'
import { writeBeside } from '#site/server/pdf/write-beside.ts'
import { refusalPage } from '#site/server/refusals/refusal-page.ts'
import { toDataSheet } from './to-data-sheet.ts'

/**
 * The data sheet of a published product as a PDF, in the language of its address.
 * @param path of the page below its language, percent-encoded and in segments, as the middleware writes it
 * @throws CatalogueError page-not-found, content-unavailable, documents-busy
 */
export async function respondToDataSheet(path: readonly string[], siteContext: SiteContext): Promise<Response> {
  const { market, locale } = siteContext
  const wire = await productAt(path, siteContext)
  const pagePath = wire && pathForStory(wire, siteContext)
  if (!wire || pagePath === undefined) return await refusalPage({ status: 404, siteContext })
  const { content } = typedStory(wire, siteContext, product)
  const [i18n, labels, known] = await Promise.all([messagesFor(locale), getLabels(locale), getSettings(siteContext)])
  const context = { locale: locales[locale].iso, isEditor: false, labels }
  const website = websiteOf(market, env.SITE_HOSTS) ?? ''
  const about = {
    issuer: known?.settings.siteName ?? new URL(website).hostname,
    url: `${website}${encodeURI(pagePath)}`,
    changedAt: new Date(wire.published_at ?? 0),
  }
  const sheet = toDataSheet(content, { read: (message) => i18n._(message), context }, about)
  const body = await writeBeside({ kind: 'data-sheet', sheet })
  const name = `${content.code} ${i18n._(msg`Data sheet`)}.pdf`
  return new Response(body, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': create(name, { type: 'inline' }) },
  })
}

/** The product at an address; undefined for a plain page, which may be among products. */
async function productAt(path: readonly string[], { market, locale }: SiteContext): Promise<WireStory | undefined> {
  const match = matchRest(locale, `/${path.map(decodeURIComponent).join('/')}`)
  const wire = match?.route.template === 'product-detail' ? await getStory(match, market) : undefined
  return match && wire && templateOf(match.route, wire.content) === 'product-detail' ? wire : undefined
}
