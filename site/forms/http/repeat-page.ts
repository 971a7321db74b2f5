import { actionFor } from '#site/forms/form-model.ts'
import { ownNames } from '#site/forms/read-answers.ts'
import { type FormProblem, formTexts } from '#site/forms/view/form-texts.ts'
import { problemTitle } from '#site/forms/view/problem-title.ts'
import { escaped, plainPage } from '#site/server/refusals/plain-page.ts'
import { pageOf, type SentForm } from './return-form.ts'

/**
 * The page for a form whose token is missing or too old: the browser has everything that was written, and a button sends it once more
 * with a new token. The site stores nothing. Files have to be chosen again, where the form then comes back.
 */
export function repeatPage(
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
