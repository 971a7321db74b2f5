import 'server-only'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { type Customer, requireCustomer } from '#site/identity/customer.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { type RouteName, routeNamed } from '#site/routing/route-table.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** The largest form has five hundred lines with notes in any script, encoded for an address. */
const limits = { maxBytes: 512 * 1024, maxDrained: 2 * 1024 * 1024, parts: 2100 }

export type SentForm = { customer: Customer; data: FormData; siteContext: SiteContext }

/** A form of the extranet without JavaScript: only of customers. Its field `locale` names the language. */
export async function respondAsCustomer(
  request: Request,
  act: (sent: SentForm) => Promise<Response>,
): Promise<Response> {
  try {
    const customer = await requireCustomer()
    const body = await readBody(request, limits)
    if (!('data' in body)) return body.refusal === 'too-large' ? refusal(413, 'This is too much at once.') : noForm()
    const { data } = body
    const market = siteOfHeaders(request.headers).rules
    const named = String(data.get('locale'))
    const locale = market.locales.find((one) => one === named || locales[one].iso === named) ?? market.defaultLocale
    return await act({ customer, data, siteContext: { market, locale } })
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    const { status } = errorCatalogue[error.code]
    return refusal(status, status === 401 ? 'Log in to send this form.' : 'The form cannot be taken at the moment.')
  }
}

export function noForm(): Response {
  return refusal(400, 'This is no form of ours.')
}

/** Leads to a page. `303`, so that a form that was posted is not posted again. */
export function seeOther(location: string, cookie?: string): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The page that says what has become of a form, which its query names. */
export function outcomePath(
  route: RouteName,
  siteContext: SiteContext,
  outcome: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(outcome).toString()
  return `${pathFor(routeNamed(route), {}, siteContext)}${query && `?${query}`}`
}
