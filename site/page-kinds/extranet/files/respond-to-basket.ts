import 'server-only'
import { z } from 'zod'
import { parseDownloadHref } from '#site/extranet/downloads/download-path.ts'
import { type BasketChange, changeBasket } from '#site/extranet/files/basket.ts'
import { basketForm } from '#site/extranet/respond-as-customer.ts'
import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import { returnPath } from '#site/identity/login/return-path.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'

const place = z.string().transform((href, context) => {
  const found = parseDownloadHref(href)
  if (found) return found
  context.addIssue('This is no file of ours.')
  return z.NEVER
})
const sentForm = z.object({ action: z.enum(['put', 'remove', 'clear']), files: z.array(place) })

const shut = { 'cache-control': 'private, no-store', vary: 'Cookie' }

/**
 * `POST /api/files/basket`: puts files into the customer's basket, or takes them out. A form leads back to its page; a script, which stays
 * there, gets the outcome.
 */
export async function respondToBasket(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return refuse(403)
  try {
    const customer = await requireCustomer()
    const body = await readBody(request, basketForm)
    if (!('data' in body)) return body.refusal === 'too-large' ? sayFull(request, 200) : refuse(400)
    const change = changeIn(body.data)
    if (!change) return refuse(400)
    const full = await changeBasket(customer, change)
    return full ? sayFull(request, full.most) : done(request)
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    return refuse(errorCatalogue[error.code].status)
  }
}

function changeIn(data: FormData): BasketChange | undefined {
  const { data: sent } = sentForm.safeParse({ action: data.get('action'), files: data.getAll('file') })
  if (!sent || sent.action === 'clear') return sent && { kind: 'clear' }
  if (sent.action === 'put') return { kind: 'put', files: sent.files }
  const [file] = sent.files
  return file && { kind: 'remove', file }
}

function done(request: Request): Response {
  return wantsData(request) ? Response.json({}, { headers: shut }) : seeOther(pageBefore(request))
}

/** The page of the customer's files says it in words, and is where some can be removed. */
function sayFull(request: Request, most: number): Response {
  if (wantsData(request)) return Response.json({ problem: 'full', most }, { status: 422, headers: shut })
  const market = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS).rules
  const locale = matchPath(pageBefore(request), market)?.locale ?? market.defaultLocale
  return seeOther(`${pathFor(routeNamed('extranet-files'), {}, { market, locale })}?problem=full`)
}

function wantsData({ headers }: Request): boolean {
  return headers.get('accept') === 'application/json'
}

/** The browser names the page whose form it sends; without it the entrance is shown. */
function pageBefore({ headers }: Request): string {
  const from = headers.get('referer') ?? ''
  const { pathname, search } = URL.canParse(from) ? new URL(from) : { pathname: '/extranet', search: '' }
  return returnPath(`${pathname}${search}`)
}

function seeOther(location: string): Response {
  return new Response(undefined, { status: 303, headers: { ...shut, location } })
}

function refuse(status: number): Response {
  return new Response(undefined, { status, headers: shut })
}
