import { randomBytes } from 'node:crypto'
import type { I18n } from '@lingui/core'
import type { AnswerErrors } from '#site/forms/answers.ts'
import type { FormReturn, Values } from '#site/forms/form-model.ts'
import type { FormMessages } from '#site/forms/form-schema.ts'
import { ownNames } from '#site/forms/read-answers.ts'
import { questionsOf } from '#site/forms/rules-of.ts'
import { sentList } from '#site/forms/sent-list.ts'
import { numberOf } from '#site/forms/submissions/compose-messages.ts'
import { storeReturn } from '#site/forms/submissions/form-returns.ts'
import { readToken } from '#site/forms/submissions/form-token.ts'
import { isAllowed } from '#site/forms/submissions/judge-sender.ts'
import type { Outcome } from '#site/forms/submissions/receive-form.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import { summaryId } from '#site/forms/view/summary-id.ts'
import { readCookie, sessionCookieName } from '#site/identity/session/session-cookie.ts'
import { browserSecret, returnCookie } from '#site/routing/cookies/return-cookie.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { returnedFormParameter } from '#site/routing/query/one-time-parameters.ts'
import { listQuery } from '#site/routing/query/product-list.ts'
import { env } from '#site/server/configuration/env.ts'
import { wantsPage } from '#site/server/refusals/wants-page.ts'
import type { AddressedForm } from './addressed-form.ts'
import { customerMarkOf } from './customer-mark-of.ts'
import { problemPage } from './problem-page.ts'

export type SentForm = {
  request: Request
  slug: string
  found: AddressedForm
  data: FormData
  /** Where the form was shown. */
  siteContext: SiteContext
  messages: FormMessages
  i18n: I18n
}

/** The address to which a browser is led, with the cookie that opens what was stored for it. */
export type Led = { location: string; headers?: Record<string, string> }

export type Reported = { errors: AnswerErrors; problem?: FormProblem; token?: string }

/** Leads a browser on. */
export function redirectTo({ location, headers }: Led): Response {
  return new Response(undefined, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
}

/**
 * Leads to the page of the form with everything that was written in it; files have to be chosen again, browsers allow no
 * other. If nothing can be stored, the browser's own way back has it. Call it after the sender was judged.
 */
export async function returnForm(sent: SentForm, reported: Reported): Promise<Response> {
  const { i18n, siteContext } = sent
  const led = await ledBack(sent, reported).catch(() => undefined)
  if (led) return redirectTo(led)
  const { problem = 'not-sent' } = reported
  return await problemPage({ problem, status: problem === 'too-large' ? 413 : 503, i18n, siteContext })
}

/** Says that the session has ended, with a link that leads over the login to the form with everything that was written in it. */
export async function returnOverLogin(sent: SentForm): Promise<Response> {
  const { request, i18n, siteContext } = sent
  const led = await ledBack(sent, { errors: {}, problem: 'check-again' }).catch(() => undefined)
  const refusal = led
    ? ({ problem: 'login-ended', status: 401, login: led.location } as const)
    : ({ problem: 'not-sent', status: 503 } as const)
  const { status, ...answer } = refusal
  const response = wantsPage(request.headers)
    ? await problemPage({ ...refusal, i18n, siteContext })
    : Response.json(answer, { status })
  for (const [name, value] of Object.entries({ 'cache-control': 'no-store', ...led?.headers })) {
    response.headers.set(name, value)
  }
  return response
}

/**
 * The page of thanks that an editor chose, else the form's own with thanks in its place, with a number and what was sent; without them
 * where nothing can be stored, because the form has arrived.
 * @param taken `location` is empty where no page was chosen
 */
export async function thankOn(sent: SentForm, taken: Extract<Outcome, { is: 'stored' }>): Promise<Led> {
  const { id, location, answers } = taken
  const thanks = { form: sent.slug, values: {}, errors: {}, isSent: true, sent: { number: numberOf(id), answers } }
  return await stored(sent, thanks, { page: location }).catch(() => ({ location: location || pageOf(sent) }))
}

/** Whether the form was rendered for a customer, or the browser still has the cookie of a session. */
export function hadSession({ request, slug, data }: Pick<SentForm, 'request' | 'slug' | 'data'>): boolean {
  return ownerOf({ slug, data }) !== '' || readCookie(request.headers.get('cookie'), sessionCookieName) !== undefined
}

/** The session may have ended since the page was rendered, whose token says for whom. */
function ownerOf({ slug, data }: Pick<SentForm, 'slug' | 'data'>): string {
  const token = readToken(String(data.get(ownNames.token) ?? ''), slug, { secret: env.FORMS_SECRET, now: Date.now() })
  return token?.owner ?? ''
}

async function ledBack(sent: SentForm, reported: Reported): Promise<Led> {
  const { request, slug, data } = sent
  const [database, secret, now] = [submissions(), env.FORMS_SECRET, Date.now()]
  const address = request.headers.get('x-visitor-address') ?? ''
  if (!(await isAllowed({ database, secret, slug, data, address, now }, 'have a form returned')))
    throw new Error('Too many came back')
  const customer = ownerOf(sent) || (await customerMarkOf(request.headers.get('cookie')))
  return await stored(sent, { form: slug, values: valuesOf(sent), ...reported }, { customer })
}

type Keeping = { customer?: string | undefined; page?: string }

async function stored(sent: SentForm, content: FormReturn, { customer, page = '' }: Keeping): Promise<Led> {
  const browser = browserSecret(sent.request.headers.get('cookie')) || randomBytes(24).toString('base64url')
  const id = await storeReturn(submissions(), content, { owner: { browser, customer }, now: Date.now() })
  const ofForm = content.isSent ? `form-${sent.slug}` : summaryId(sent.slug)
  const place = sentList(sent.data)?.isChange ? 'list-lines' : ofForm
  const query = `${returnedFormParameter}=${id}`
  const location = page === '' ? `${pageOf(sent)}?${listOf(sent)}${query}#${place}` : `${page}?${query}`
  return { location, headers: { 'set-cookie': returnCookie(browser) } }
}

/** The list of products that the page shows, which a form that comes back must not lose: as its fields were, where they were sent. */
function listOf({ data, request }: SentForm): string {
  const list = sentList(data)?.whole
  if (list) return list.length > 0 ? `l=${listQuery(list)}&` : ''
  const referer = request.headers.get('referer') ?? ''
  const text = URL.canParse(referer) ? new URL(referer).searchParams.get('l') : null
  return text ? `l=${encodeURIComponent(text)}&` : ''
}

/** The page the form was sent from, when it is one of ours; else the form's own. */
export function pageOf({ request, found, data }: Pick<SentForm, 'request' | 'found' | 'data'>): string {
  const referer = request.headers.get('referer')
  const url = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined
  const own = found.path ?? '/'
  if (url?.host !== request.headers.get('host')) return own
  const path = url?.pathname ?? '/'
  // The page that sends a form once more names the one that it began on.
  return path.startsWith('/api/') ? (pageNamed(data) ?? own) : path
}

function pageNamed(data: FormData): string | undefined {
  const named = String(data.get(ownNames.page) ?? '')
  return /^\/(?![/\\])[^?#\s]*$/.test(named) ? named : undefined
}

/** Written and chosen answers as they were sent, for the fields to show again. */
function valuesOf({ found, data }: SentForm): Values {
  const asked = questionsOf(found.form.fields).filter(({ component }) => component !== 'form_file')
  return Object.fromEntries(
    asked.map(({ name, component }) => {
      const words = data.getAll(name).filter((value) => typeof value === 'string')
      return [name, component === 'form_checkboxes' ? words : (words[0] ?? '')]
    }),
  )
}
