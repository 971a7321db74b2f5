import 'server-only'
import { msg } from '@lingui/core/macro'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { listDocumentsNamed } from '#site/extranet/document-cards.ts'
import { netPrices } from '#site/features/prices/net-prices.ts'
import { netPriceRow } from '#site/features/prices/price-words.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { termRows } from '#site/page-kinds/extranet/products/trade-terms.ts'
import { locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { contextOfRequest } from '#site/server/refusals/context-of-request.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import type { OwnTerms } from './own-terms.ts'

/**
 * What the customer of a request sees on the public page of a product, which is the same for all: read after the page, and authorised
 * again. 401 without a session, 404 where the extranet has nothing of the product for this customer, 503 while it cannot be read.
 */
export async function respondWithOwnTerms(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code') ?? ''
  if (!/^[\w./ -]{1,30}$/.test(code)) return refusal(400, 'A product is named by its code.')
  try {
    const terms = await readOwnTerms(code, contextOfRequest(request.headers, searchParams.get('locale') ?? ''))
    return terms ? Response.json(terms) : refusal(404, 'There are no terms for this product.')
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    const { status } = errorCatalogue[error.code]
    return refusal(status, 'The terms cannot be read.')
  }
}

async function readOwnTerms(code: string, siteContext: SiteContext): Promise<OwnTerms | undefined> {
  const [i18n, open, priceOf] = await Promise.all([
    messagesFor(siteContext.locale),
    listOpen(tradeProduct, siteContext),
    netPrices([code]),
  ])
  const found = open.find(({ content }) => content.code === code)
  const href = found && pathForStory(found.wire, siteContext)
  const price = priceOf(code, 1)
  if (!href && !price) return undefined
  const documents = found ? await listDocumentsNamed(found.content.documents, siteContext) : []
  const locale = locales[siteContext.locale].iso
  return {
    title: i18n._(msg`Your terms`),
    rows: [
      ...(price ? [netPriceRow(i18n, price, locale)] : []),
      ...(found ? termRows(i18n, found.content, locale) : []),
    ],
    links: [
      ...(href ? [{ label: i18n._(msg`All of it in the customer area`), href }] : []),
      ...documents.map(({ title, href: document }) => ({ label: title, href: document })),
    ],
  }
}
