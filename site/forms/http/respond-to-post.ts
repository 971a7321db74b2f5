import { getForm } from '#site/content/stories/get-form.ts'
import { formMessages } from '#site/forms/form-messages.ts'
import { ownNames } from '#site/forms/read-answers.ts'
import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { countRefusal, type RefusalReason } from '#site/forms/submissions/refusals.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { locales } from '#site/routing/locales.ts'
import { contextOfForm } from './context-of-form.ts'
import { problemPage } from './problem-page.ts'
import { respondToForm } from './respond-to-form.ts'

/** The most that a form may weigh with all its files. */
const mostBytes = 30 * 2 ** 20

/** Reads the body of a form, finds the form that it belongs to and has it received, or says why that is impossible. */
export async function respondToPost(request: Request, slug: string): Promise<Response> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return await respondWithProblem(request, 'gone', { status: 404, tag: '' })
  if (!isOwnOrigin(request.headers)) {
    await countRefused(slug, 'origin')
    return refuse(403, 'Forms are taken from pages of this site only.')
  }
  const body = await readBody(request, mostBytes)
  if ('refusal' in body) {
    await countRefused(slug, body.refusal)
    const isLarge = body.refusal === 'too-large'
    return await respondWithProblem(request, isLarge ? 'too-large' : 'not-sent', {
      status: isLarge ? 413 : 400,
      tag: '',
    })
  }
  const tag = String(body.data.get(ownNames.locale) ?? '')
  const siteContext = contextOfForm(request.headers, tag)
  const found = await getForm(slug, siteContext).catch(() => 'not-known' as const)
  // The page may be older than the end of its form; another try helps only where the content service does not respond.
  if (found === undefined) return await respondWithProblem(request, 'gone', { status: 404, tag })
  if (found === 'not-known') return await respondWithProblem(request, 'not-sent', { status: 503, tag })
  const i18n = await messagesFor(siteContext.locale)
  const { form } = found
  const { iso } = locales[siteContext.locale]
  const messages = formMessages(form.fields, { i18n, locale: iso, missingWords: form.missingWords })
  return await respondToForm({ request, slug, found, data: body.data, siteContext, messages, i18n })
}

/** Refused all the same where it cannot be counted. */
async function countRefused(slug: string, reason: RefusalReason): Promise<void> {
  await countRefusal(submissions(), slug, reason).catch(() => undefined)
}

/** Says why the form was not read, as data or as a page in the language of the form. */
async function respondWithProblem(
  request: Request,
  problem: FormProblem,
  { status, tag }: { status: number; tag: string },
): Promise<Response> {
  if (request.headers.get('accept')?.includes('application/json')) return Response.json({ problem }, { status })
  const siteContext = contextOfForm(request.headers, tag)
  return problemPage({ problem, status, i18n: await messagesFor(siteContext.locale), siteContext })
}

function refuse(status: number, words: string): Response {
  return new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
