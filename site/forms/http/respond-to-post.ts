import { getForm } from '#site/content/stories/get-form.ts'
import { formMessages } from '#site/forms/form-messages.ts'
import { largestForm } from '#site/forms/largest-form.ts'
import { ownNames } from '#site/forms/read-answers.ts'
import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { countRefusal, type RefusalReason } from '#site/forms/submissions/refusals.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import type { FormProblem } from '#site/forms/view/form-texts.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { mostLines } from '#site/routing/query/product-list.ts'
import { largestDrained } from '#site/server/configuration/largest-drained.ts'
import { contextOfRequest } from '#site/server/refusals/context-of-request.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { wantsPage } from '#site/server/refusals/wants-page.ts'
import { addressedForm } from './addressed-form.ts'
import { problemPage } from './problem-page.ts'
import { judge, respondRefused, respondToForm } from './respond-to-form.ts'
import { hadSession, returnForm, returnOverLogin } from './return-form.ts'

/** Those of a form of the CMS, and the fields of a list that is sent with it: four for each line. */
const mostParts = 200 + 4 * mostLines

/** Reads the body of a form, finds the form that it belongs to and has it received, or says why that is impossible. */
export async function respondToPost(request: Request, [slug = '']: readonly string[]): Promise<Response> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return await respondWithProblem(request, 'gone', { status: 404, tag: '' })
  if (!isOwnOrigin(request.headers)) {
    await countRefused(slug, 'origin')
    return refusal(403, 'Forms are taken from pages of this site only.')
  }
  const body = await readBody(request, { maxBytes: largestForm, maxDrained: largestDrained, parts: mostParts })
  if ('data' in body) return await respondToData(request, { slug, data: body.data, isTooLarge: false })
  await countRefused(slug, body.refusal)
  if (body.refusal === 'unreadable') return await respondWithProblem(request, 'not-sent', { status: 400, tag: '' })
  if (!body.written || !wantsPage(request.headers))
    return await respondWithProblem(request, 'too-large', { status: 413, tag: '' })
  return await respondToData(request, { slug, data: body.written, isTooLarge: true })
}

type ReadForm = {
  slug: string
  /** Without its files where it was too large. */
  data: FormData
  isTooLarge: boolean
}

async function respondToData(request: Request, { slug, data, isTooLarge }: ReadForm): Promise<Response> {
  const tag = String(data.get(ownNames.locale) ?? '')
  const siteContext = contextOfRequest(request.headers, tag)
  const found = await findForm(request.headers, slug, siteContext).catch(() => 'not-known' as const)
  // The page may be older than the end of its form; another try helps only where the content service does not respond.
  if (found === undefined) return await respondWithProblem(request, 'gone', { status: 404, tag })
  if (found === 'not-known') return await respondWithProblem(request, 'not-sent', { status: 503, tag })
  const i18n = await messagesFor(siteContext.locale)
  const { form } = found.written
  const { iso } = locales[siteContext.locale]
  const messages = formMessages(form.fields, { i18n, locale: iso, missingWords: form.missingWords })
  const sent = { request, slug, found: found.written, data, siteContext, messages, i18n }
  if (found.addressed !== 'login-required' && !isTooLarge) {
    return await respondToForm({ ...sent, found: found.addressed })
  }
  const refused = await judge(sent)
  if (refused) return await respondRefused(sent, refused)
  if (found.addressed === 'login-required') {
    // Nobody is told of the end of a session that never was: for a visitor there is no such form.
    return hadSession(sent)
      ? await returnOverLogin(sent)
      : await respondWithProblem(request, 'gone', { status: 404, tag })
  }
  return await returnForm(sent, { errors: {}, problem: 'too-large' })
}

async function findForm(headers: Headers, slug: string, siteContext: SiteContext) {
  const written = await getForm(slug, siteContext)
  return written && { written, addressed: await addressedForm(written, headers, siteContext) }
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
  if (!wantsPage(request.headers)) return Response.json({ problem }, { status })
  const siteContext = contextOfRequest(request.headers, tag)
  return await problemPage({ problem, status, i18n: await messagesFor(siteContext.locale), siteContext })
}
