import { createHash } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type FormProblem, formTexts } from '#site/forms/form-texts.ts'
import { problemTitle } from '#site/forms/problem-title.ts'

const style =
  'body{max-inline-size:40rem;margin:15vh auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif}' +
  ':root{color-scheme:light dark}h1{font-size:1.6rem;line-height:1.2;text-wrap:balance}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const goBack = msg`Your browser’s Back button leads to the form with everything you wrote.`

export type ToldProblem = {
  problem: FormProblem
  /** HTTP status. */
  status: number
  i18n: I18n
  /** BCP 47 tag of the page the form was on. */
  locale: string
}

/**
 * What a browser without JavaScript shows when the form cannot be drawn again with its answers, because they were too
 * large to be read, nothing can be kept or the form is gone: in the language of the form, with the way to what was written.
 */
export function problemPage({ problem, status, i18n, locale }: ToldProblem): Response {
  const texts = formTexts(i18n)
  const title = escaped(problemTitle(texts, problem))
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`
  const html = `<!doctype html><html lang="${locale}"><head>${head}<title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${escaped(texts.problems[problem])}</p><p>${escaped(i18n._(goBack))}</p></main></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
