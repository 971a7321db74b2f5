import 'server-only'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { messagesFor } from '#site/messages/load-messages.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { escaped, link, plainPage } from './plain-page.ts'
import { secondsToRetry } from './refusal.ts'

type Explained = { title: MessageDescriptor; text: MessageDescriptor }

const missing: Explained = {
  title: msg`This page does not exist`,
  text: msg`The address may have a typing error, or the page has moved. Nothing is wrong on your side.`,
}
const tooLarge: Explained = {
  title: msg`This is too much at once`,
  text: msg`What was sent is larger than this website takes. Send a part of it, or choose a smaller file.`,
}
const failed: Explained = {
  title: msg`This page cannot be shown right now`,
  text: msg`Something failed on our side and has been recorded. Please try again in a few minutes.`,
}
const unreadable: Explained = {
  title: msg`This could not be read`,
  text: msg`It did not arrive as this website expects it. Go back to the page and send it from there once more.`,
}

/** What a person is told, by HTTP status; below 500 any other is `unreadable`. */
const byStatus: Readonly<Record<number, Explained>> = {
  401: {
    title: msg`You are not signed in`,
    text: msg`This is for customers who have signed in, and a session ends after a while. Sign in and try again.`,
  },
  403: {
    title: msg`This was not allowed`,
    text: msg`It is kept for people with other rights than yours, or it was sent from another website. Open the page here and try again.`,
  },
  404: missing,
  410: {
    title: msg`This link has ended`,
    text: msg`The link has expired or was revoked. If you still need it, ask the person who sent it for a new one.`,
  },
  413: tooLarge,
  414: tooLarge,
  429: {
    title: msg`Too many requests came at once`,
    text: msg`Too many requests. Please try again in a minute.`,
  },
}

const login = msg`Sign in`
const loginAgain = msg`Sign in again`
const back = msg`Back to the page before`
const goBack = msg`Your browser’s Back button leads to the form with everything you wrote.`
const contact = msg`Ask the workshop`
const home = msg`Back to the home page`

export type RefusalPage = {
  /** HTTP status. */
  status: number
  siteContext: SiteContext
  /** What happened and why, in the person's language, where the interface says it itself. */
  heading?: string | undefined
  sentence?: string | undefined
  /** Path of the page that the request was sent from. */
  before?: string | undefined
  /** Whether something was sent, which a link back would not bring back. */
  isSent?: boolean
  /** Where to sign in, where the way back to the page is not enough. */
  login?: string | undefined
}

/** The page that a person gets when an interface refuses: what happened, what to do, and ways on. */
export async function refusalPage(refusal: RefusalPage): Promise<Response> {
  const { status, siteContext, before, isSent, ...own } = refusal
  const i18n = await messagesFor(siteContext.locale)
  const { title, text } = byStatus[status] ?? (status < 500 ? unreadable : failed)
  const { heading = i18n._(title), sentence = i18n._(text) } = own
  const ways: readonly Way[] = [
    wayToSignIn(refusal),
    [isSent ? undefined : before, back],
    [pathFor(routeNamed('contacts'), {}, siteContext), contact],
    [pathFor(routeNamed('home'), {}, siteContext), home],
  ]
  const links = ways.map(([href, words]) => (href === undefined ? '' : `<li>${link(href, i18n._(words))}</li>`))
  const kept = isSent ? `<p>${escaped(i18n._(goBack))}</p>` : ''
  const main = `<p>${escaped(sentence)}</p>${kept}<ul>${links.join('')}</ul>`
  const response = plainPage({ status, siteContext, title: heading, main })
  const retryAfter = secondsToRetry[status]
  if (retryAfter !== undefined) response.headers.set('retry-after', retryAfter)
  return response
}

/** Where a link leads, if there is one, and its words. */
type Way = readonly [href: string | undefined, words: MessageDescriptor]

function wayToSignIn({ login: again, status, before, siteContext }: RefusalPage): Way {
  if (again !== undefined) return [again, loginAgain]
  const page = before ?? pathFor(routeNamed('extranet'), {}, siteContext)
  return [status === 401 ? `/api/auth/login?returnTo=${encodeURIComponent(page)}` : undefined, login]
}
