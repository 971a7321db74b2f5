import 'server-only'
import { msg } from '@lingui/core/macro'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { listDocumentsNamed } from '#site/extranet/document-cards.ts'
import { contextOfForm } from '#site/forms/http/context-of-form.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import type { OwnTerms } from '#site/page-kinds/product-detail/own-terms/own-terms.ts'
import { locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { termRows } from '../products/trade-terms.ts'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * What the customer of a request sees on the public page of a product, which is the same for all: read after the page, and authorised
 * again. 401 without a session, 404 where the extranet has nothing of the product for this customer, 503 while it cannot be read.
 */
export async function respondWithOwnTerms(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const code = searchParams.get('code') ?? ''
  if (!/^[\w./ -]{1,30}$/.test(code)) return new Response(undefined, { status: 400, headers })
  try {
    const terms = await readOwnTerms(code, contextOfForm(request.headers, searchParams.get('locale') ?? ''))
    return terms ? Response.json(terms, { headers }) : new Response(undefined, { status: 404, headers })
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    const { status } = errorCatalogue[error.code]
    return new Response(undefined, { status: error.code === 'login-required' ? 401 : status, headers })
  }
}

async function readOwnTerms(code: string, siteContext: SiteContext): Promise<OwnTerms | undefined> {
  const [i18n, open] = await Promise.all([messagesFor(siteContext.locale), listOpen(tradeProduct, siteContext)])
  const found = open.find(({ content }) => content.code === code)
  const href = found && pathForStory(found.wire, siteContext)
  if (!found || href === undefined) return undefined
  const documents = await listDocumentsNamed(found.content.documents, siteContext)
  return {
    title: i18n._(msg`Your terms`),
    rows: termRows(i18n, found.content, locales[siteContext.locale].iso),
    links: [
      { label: i18n._(msg`All of it in the customer area`), href },
      ...documents.map(({ title, href: document }) => ({ label: title, href: document })),
    ],
  }
}
