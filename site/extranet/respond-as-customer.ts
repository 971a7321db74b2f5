import 'server-only'
import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { type Customer, customerOf } from '#site/identity/customer.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { type RouteName, routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import { mostInBasket } from '#site/server/customers/files/basket-of-files.ts'
import { refusal } from './downloads/file-response.ts'

/** The largest form names each file of a basket, and says something of them: bytes and parts. */
export const basketForm = { maxBytes: 200_000, maxDrained: 200_000, parts: mostInBasket + 10 }

export type SentForm = { customer: Customer; data: FormData; siteContext: SiteContext }

type Acting = {
  /** The page that the form leads to, which says what has become of it. */
  leadsTo: RouteName
  act: (sent: SentForm) => Promise<{ problem?: string; cookie?: string }>
}

/** A form of the extranet without JavaScript: only of customers, from pages of this website. Its field `locale` names the language. */
export async function respondAsCustomer(request: Request, { leadsTo, act }: Acting): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return refusal(403, 'Forms are taken from pages of this site only.')
  const customer = await customerOf(request.headers.get('cookie'))
  if (!customer) return refusal(401, 'Log in to send this form.')
  const body = await readBody(request, basketForm)
  if (!('data' in body)) return refusal(400, 'This is no form of ours.')
  const { data } = body
  const market = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS).rules
  const locale = market.locales.find((one) => locales[one].iso === data.get('locale')) ?? market.defaultLocale
  const siteContext = { market, locale }
  const { problem, cookie } = await act({ customer, data, siteContext })
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  const query = problem === undefined ? '' : `?${new URLSearchParams({ problem })}`
  headers.set('location', `${pathFor(routeNamed(leadsTo), {}, siteContext)}${query}`)
  if (cookie !== undefined) headers.set('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
