import { msg } from '@lingui/core/macro'
import type { FormAnswer } from '#site/forms/form-model.ts'
import { actionFor } from '#site/forms/form-model.ts'
import { ownNames } from '#site/forms/read-answers.ts'
import { listErrors, listQuestion, sentList, withSentList } from '#site/forms/sent-list.ts'
import { type Judged, judgeSender, type Refused } from '#site/forms/submissions/judge-sender.ts'
import { type Outcome, receiveForm } from '#site/forms/submissions/receive-form.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { type FormProblem, formTexts } from '#site/forms/view/form-texts.ts'
import { problemTitle } from '#site/forms/view/problem-title.ts'
import { locales } from '#site/routing/locales.ts'
import { env } from '#site/server/configuration/env.ts'
import { runDue } from '#site/server/on-demand.ts'
import { escaped, plainPage } from '#site/server/refusals/plain-page.ts'
import { wantsPage } from '#site/server/refusals/wants-page.ts'
import { problemPage } from './problem-page.ts'
import { type Led, pageOf, redirectTo, returnForm, type SentForm, thankOn } from './return-form.ts'

/** A host that freezes the process after the response would leave the message to its next request. */
async function deliverBeforeFreeze(): Promise<void> {
  if (env.JOBS_SECRET !== undefined) await runDue({ name: 'deliveries', limitMs: 3000 })
}

/** Receives the form and says so: to a script as data, to a browser by leading it on. */
export async function respondToForm(sent: SentForm): Promise<Response> {
  if (sentList(sent.data)?.isChange) {
    const refusal = await judge(sent)
    return refusal ? await respondRefused(sent, refusal) : await returnForm(sent, { errors: {} })
  }
  const outcome = await outcomeOf(sent)
  if (outcome.is === 'refused') return await respondRefused(sent, outcome)
  if (outcome.is === 'stored') await deliverBeforeFreeze()
  const led = outcome.is === 'stored' ? await thankOn(sent, outcome) : undefined
  if (!wantsPage(sent.request.headers)) return asData(dataOf(outcome, led), { status: statusOf(outcome), led })
  if (led) return redirectTo(led)
  if (outcome.is === 'wrong') return await returnForm(sent, { errors: outcome.errors })
  const { i18n, siteContext } = sent
  return await problemPage({ problem: 'not-sent', status: 503, i18n, siteContext })
}

/** Judges the sender of a form that is not received: too large, or sent after the end of a session. */
export async function judge(sent: SentForm): Promise<Refused | undefined> {
  return await judgeSender(judgedOf(sent)).catch(() => undefined)
}

/**
 * Says why the form was not taken. The answers are stored for its page only where limits and token allow it: a token that is not ours
 * lets the browser send everything once more by itself, and above the limits the browser's own way back has it.
 */
export async function respondRefused(sent: SentForm, refusal: Refused): Promise<Response> {
  const { problem, reason, token, waitMs } = refusal
  const status = problem === 'too-many' ? 429 : 409
  if (!wantsPage(sent.request.headers)) return asData({ problem, token, waitMs }, { status })
  const { i18n, siteContext } = sent
  if (reason === 'too-many') return problemPage({ problem, status, i18n, siteContext })
  if (reason === 'token') return repeatPage(sent, { problem, status, token })
  return await returnForm(sent, { errors: {}, problem, token })
}

/**
 * The page for a form whose token is missing or too old: the browser has everything that was written, and a button sends it once more
 * with a new token. The site stores nothing. Files have to be chosen again, where the form then comes back.
 */
function repeatPage(
  sent: SentForm,
  { problem, status, token }: { problem: FormProblem; status: number; token: string },
): Response {
  const { slug, data, i18n, siteContext } = sent
  const texts = formTexts(i18n)
  const own: readonly string[] = [ownNames.token, ownNames.page]
  const written = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && !own.includes(name) ? [hidden(name, value)] : [],
  )
  const fields = [...written, hidden(ownNames.token, token), hidden(ownNames.page, pageOf(sent))].join('')
  const form = `<form method="post" action="${actionFor(slug)}">${fields}<button>${escaped(texts.send)}</button></form>`
  const main = `<p>${escaped(texts.problems[problem])}</p>${form}`
  return plainPage({ status, siteContext, title: problemTitle(texts, problem), main, hasForm: true })
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`
}

/** The result, or that nothing could be stored: then there is no thank-you page, and the answers are not lost either. */
type Answered = Outcome | { is: 'lost' }

async function outcomeOf(sent: SentForm): Promise<Answered> {
  const { found, data, siteContext, messages, i18n } = sent
  const [question, list] = [listQuestion(found.form.fields), sentList(data)]
  try {
    return await receiveForm({
      ...judgedOf(sent),
      data: withSentList(found.form.fields, data),
      form: found.form,
      replyTo: found.replyTo,
      messages,
      yes: i18n._(msg`Yes`),
      listErrors: question && list && listErrors(list.lines, question, i18n),
      locale: locales[siteContext.locale].iso,
      page: pageOf(sent),
      location: found.successPath ?? '',
      hasWebhook: env.FORMS_WEBHOOK_URL !== undefined,
    })
  } catch (error) {
    process.stderr.write(`A form could not be kept: ${error instanceof Error ? error.message : String(error)}\n`)
    return { is: 'lost' }
  }
}

function judgedOf({ request, slug, data }: SentForm): Judged {
  const address = request.headers.get('x-visitor-address') ?? ''
  return { database: submissions(), secret: env.FORMS_SECRET, slug, data, address, now: Date.now() }
}

function dataOf(outcome: Exclude<Answered, Refused>, led: Led | undefined): FormAnswer {
  if (led) return { location: led.location }
  return outcome.is === 'wrong' ? { errors: outcome.errors } : { problem: 'not-sent' }
}

function statusOf({ is }: Exclude<Answered, Refused>): number {
  return { stored: 200, wrong: 422, lost: 503 }[is]
}

function asData(answer: FormAnswer, { status, led }: { status: number; led?: Led | undefined }): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...led?.headers } })
}
