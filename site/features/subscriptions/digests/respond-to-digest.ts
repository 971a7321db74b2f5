import { msg } from '@lingui/core/macro'
import { messagesFor } from '#site/messages/load-messages.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { contextOfRequest } from '#site/server/refusals/context-of-request.ts'
import { escaped, link, plainPage } from '#site/server/refusals/plain-page.ts'
import { digestNamed } from './digest-link.ts'
import { endNamedDigest, namedDigest } from './site-digests.ts'

const question = msg`End these mails?`
const ended = msg`These mails have ended`
const explained = msg`You get no more mails about what you followed with them.`
const manage = msg`Choose what you follow`
const end = msg`End these mails`
const noDigest = msg`This link has ended`
const unavailable = msg`This page cannot be shown right now`

/**
 * The link of a digest's mail, for the person who has the mail, without a login: a GET asks and changes nothing, because mail programs
 * follow links; a POST ends the digest, as the button does and as mail programs do (RFC 8058).
 */
export async function respondToDigest(request: Request): Promise<Response> {
  const response = await respond(request)
  response.headers.set('x-robots-tag', 'noindex')
  return response
}

async function respond(request: Request): Promise<Response> {
  const id = digestNamed(new URL(request.url).searchParams.get('token') ?? '')
  const somewhere = contextOfRequest(request.headers, '')
  if (id === undefined) return await said({ status: 404, title: noDigest, siteContext: somewhere })
  try {
    const siteContext = await namedDigest(id)
    // A second press finds the digest ended, as it is to be.
    if (!siteContext) return await said({ status: 200, title: ended, siteContext: somewhere })
    if (request.method !== 'POST') return await confirmation(request, siteContext)
    await endNamedDigest(id)
    return await said({ status: 200, title: ended, siteContext, isEnded: true })
  } catch (error) {
    process.stderr.write(`A digest could not be ended: ${String(error)}\n`)
    return await said({ status: 503, title: unavailable, siteContext: somewhere })
  }
}

type Said = { status: number; title: typeof ended; siteContext: SiteContext; isEnded?: boolean }

async function said({ status, title, siteContext, isEnded = false }: Said): Promise<Response> {
  const i18n = await messagesFor(siteContext.locale)
  const list = link(pathFor(routeNamed('extranet-subscriptions'), {}, siteContext), i18n._(manage))
  const main = isEnded ? `<p>${escaped(i18n._(explained))}</p><ul><li>${list}</li></ul>` : ''
  return plainPage({ status, siteContext, title: i18n._(title), main })
}

async function confirmation(request: Request, siteContext: SiteContext): Promise<Response> {
  const i18n = await messagesFor(siteContext.locale)
  const { pathname, search } = new URL(request.url)
  const main = `<form method="post" action="${escaped(`${pathname}${search}`)}"><button>${escaped(i18n._(end))}</button></form>`
  return plainPage({ siteContext, status: 200, title: i18n._(question), main, hasForm: true })
}
