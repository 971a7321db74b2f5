import type { I18n } from '@lingui/core'
import type { AnswerErrors } from '#site/forms/answers.ts'
import type { FormAnswer, FormReturn, Values } from '#site/forms/form-model.ts'
import type { FormMessages } from '#site/forms/form-schema.ts'
import { questionsOf } from '#site/forms/rules-of.ts'
import { listErrors, listQuestion, sentList, withSentList } from '#site/forms/sent-list.ts'
import { storeReturn } from '#site/forms/submissions/form-returns.ts'
import { type Outcome, receiveForm } from '#site/forms/submissions/receive-form.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import { summaryId } from '#site/forms/view/summary-id.ts'
import { locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { listQuery } from '#site/routing/query/product-list.ts'
import { env } from '#site/server/configuration/env.ts'
import type { AddressedForm } from './addressed-form.ts'
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

/** Receives the form and says so: to a script as data, to a browser by leading it on. */
export async function respondToForm(sent: SentForm): Promise<Response> {
  if (sentList(sent.data)?.isChange) return await returnForm(sent, { errors: {} })
  const outcome = await outcomeOf(sent)
  if (wantsData(sent.request))
    return Response.json(dataOf(outcome), { status: statusOf(outcome), headers: { 'cache-control': 'no-store' } })
  return outcome.is === 'stored' ? ledTo(outcome.location) : await backTo(sent, outcome)
}

/** Whether a script has sent the form. */
export function wantsData({ headers }: Request): boolean {
  return headers.get('accept')?.includes('application/json') ?? false
}

/** The result, or that nothing could be stored: then there is no thank-you page, and the answers are not lost either. */
type Answered = Outcome | { is: 'lost' }

async function outcomeOf(sent: SentForm): Promise<Answered> {
  const { request, slug, found, data, siteContext, messages, i18n } = sent
  const now = Date.now()
  const [question, list] = [listQuestion(found.form.fields), sentList(data)]
  try {
    return await receiveForm({
      database: submissions(),
      secret: env.FORMS_SECRET,
      form: found.form,
      replyTo: found.replyTo,
      slug,
      data: withSentList(found.form.fields, data),
      messages,
      listErrors: question && list && listErrors(list.lines, question, i18n),
      locale: locales[siteContext.locale].iso,
      page: pageOf(sent),
      address: request.headers.get('x-visitor-address') ?? '',
      location: found.successPath ?? addressWith(sent, await storeReturn(submissions(), thanksFor(slug), now)),
      hasWebhook: env.FORMS_WEBHOOK_URL !== undefined,
      now,
    })
  } catch (error) {
    process.stderr.write(`A form could not be kept: ${error instanceof Error ? error.message : String(error)}\n`)
    return { is: 'lost' }
  }
}

function dataOf(outcome: Answered): FormAnswer {
  if (outcome.is === 'stored') return { location: outcome.location }
  if (outcome.is === 'wrong') return { errors: outcome.errors }
  if (outcome.is === 'lost') return { problem: 'not-sent' }
  return { problem: outcome.problem, token: outcome.token, waitMs: outcome.waitMs }
}

function statusOf(outcome: Answered): number {
  if (outcome.is === 'refused') return outcome.problem === 'too-many' ? 429 : 409
  return { stored: 200, wrong: 422, lost: 503 }[outcome.is]
}

function ledTo(location: string): Response {
  return new Response(undefined, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function backTo(sent: SentForm, outcome: Exclude<Answered, { is: 'stored' }>): Promise<Response> {
  if (outcome.is === 'wrong') return await returnForm(sent, { errors: outcome.errors })
  if (outcome.is === 'lost') return await returnForm(sent, { errors: {}, problem: 'not-sent' })
  return await returnForm(sent, { errors: {}, problem: outcome.problem, token: outcome.token })
}

/**
 * Leads to the page of the form with everything that was written in it; files have to be chosen again, browsers allow no
 * other. Where nothing can be kept, the browser's own way back has it.
 */
export async function returnForm(sent: SentForm, reported: Reported): Promise<Response> {
  const { i18n, siteContext } = sent
  try {
    return ledTo(await returnAddress(sent, reported))
  } catch {
    return problemPage({ problem: 'not-sent', status: 503, i18n, siteContext })
  }
}

/** Says that the session has ended, with a link that leads over the login to the form with everything that was written in it. */
export async function returnOverLogin(sent: SentForm): Promise<Response> {
  const { request, i18n, siteContext } = sent
  const login = await returnAddress(sent, { errors: {}, problem: 'check-again' }).catch(() => undefined)
  const refusal =
    login === undefined
      ? ({ problem: 'not-sent', status: 503 } as const)
      : ({ problem: 'login-ended', status: 401, login } as const)
  const { status, ...answer } = refusal
  if (wantsData(request)) return Response.json(answer, { status, headers: { 'cache-control': 'no-store' } })
  return problemPage({ ...refusal, i18n, siteContext })
}

type Reported = { errors: AnswerErrors; problem?: FormProblem; token?: string }

async function returnAddress(sent: SentForm, reported: Reported): Promise<string> {
  const content: FormReturn = { form: sent.slug, values: valuesOf(sent), ...reported }
  return addressWith(sent, await storeReturn(submissions(), content, Date.now()), summaryId(sent.slug))
}

function thanksFor(slug: string): FormReturn {
  return { form: slug, values: {}, errors: {}, isSent: true }
}

function addressWith(sent: SentForm, id: string, place = `form-${sent.slug}`): string {
  return `${pageOf(sent)}?${listOf(sent)}form=${id}#${sentList(sent.data)?.isChange ? 'list-lines' : place}`
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
function pageOf({ request, found }: SentForm): string {
  const referer = request.headers.get('referer')
  const url = referer !== null && URL.canParse(referer) ? new URL(referer) : undefined
  return url?.host === request.headers.get('host') ? (url?.pathname ?? '/') : (found.path ?? '/')
}

/** Written and chosen answers as they were sent, for the fields to hold again. */
function valuesOf({ found, data }: SentForm): Values {
  const asked = questionsOf(found.form.fields).filter(({ component }) => component !== 'form_file')
  return Object.fromEntries(
    asked.map(({ name, component }) => {
      const words = data.getAll(name).filter((value) => typeof value === 'string')
      return [name, component === 'form_checkboxes' ? words : (words[0] ?? '')]
    }),
  )
}
