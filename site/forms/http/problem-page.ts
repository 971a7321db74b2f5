import type { I18n } from '@lingui/core'
import { type FormProblem, formTexts } from '#site/forms/view/form-texts.ts'
import { problemTitle } from '#site/forms/view/problem-title.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { refusalPage } from '#site/server/refusals/refusal-page.ts'

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
export async function problemPage({ problem, status, i18n, siteContext, login }: ReportedProblem): Promise<Response> {
  const texts = formTexts(i18n)
  const said = { heading: problemTitle(texts, problem), sentence: texts.problems[problem] }
  return await refusalPage({ status, siteContext, ...said, login, isSent: login === undefined })
}
