import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type FormProblem, formTexts } from '#site/forms/view/form-texts.ts'
import { problemTitle } from '#site/forms/view/problem-title.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { escaped, link, plainPage } from '#site/server/refusals/plain-page.ts'

/** A database or a service that was restarted is back by then. */
const secondsToRetry = '30'

const contact = msg`Ask the workshop`
const goHome = msg`Back to the home page`
const goBack = msg`Your browser’s Back button leads to the form with everything you wrote.`

export type ReportedProblem = {
  problem: FormProblem
  /** HTTP status. */
  status: number
  i18n: I18n
  /** Where the form was shown. */
  siteContext: SiteContext
  /** Leads to a login and back to the form with its answers, where the session has ended. */
  login?: string
}

/**
 * The page that a browser without JavaScript gets when the form cannot be rendered again with its answers, because they were too large
 * to read, nothing can be stored or the form is gone: in the language of the form, with the way back to the answers and another contact.
 */
export function problemPage({ problem, status, i18n, siteContext, login }: ReportedProblem): Response {
  const texts = formTexts(i18n)
  const back = login === undefined ? escaped(i18n._(goBack)) : link(login, texts.signIn)
  const ways = [
    link(pathFor(routeNamed('contacts'), {}, siteContext), i18n._(contact)),
    link(pathFor(routeNamed('home'), {}, siteContext), i18n._(goHome)),
  ]
  const main = `<p>${escaped(texts.problems[problem])}</p><p>${back}</p><ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul>`
  const response = plainPage({ status, siteContext, title: problemTitle(texts, problem), main })
  if (status === 503) response.headers.set('retry-after', secondsToRetry)
  return response
}
