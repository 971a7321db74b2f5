import { createHash } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type FormProblem, formTexts } from '#site/forms/view/form-texts.ts'
import { problemTitle } from '#site/forms/view/problem-title.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** Of the site's own look what needs no file: the page must come when nothing else does. */
const style = [
  ':root{color-scheme:light}',
  'body{margin:0;background:#fbfaf7;color:#14181d;font:1.0625rem/1.55 "IBM Plex Sans",system-ui,sans-serif}',
  'header,main{max-inline-size:40rem;margin-inline:auto;padding-inline:1rem}',
  'header{padding-block:1.25rem;border-block-end:1px solid #d0d6dd}',
  'main{padding-block:12vh 4rem}',
  'h1{margin:0 0 1rem;font-size:clamp(1.5rem,1.2rem + 1.5vw,2.25rem);line-height:1.12;text-wrap:balance}',
  'a{color:inherit;text-decoration-color:#8a5a12;text-decoration-thickness:2px;text-underline-offset:.25em}',
  'a:focus-visible{outline:3px solid #0b57d0;outline-offset:3px}',
  'header a{display:inline-block;padding-block:.5rem;font-weight:600;letter-spacing:.14em;text-decoration:none}',
  'ul{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:2rem 0 0;padding:0;list-style:none}',
  'li a{display:inline-block;padding-block:.5rem;font-weight:600}',
].join('')
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A database or a service that was restarted is back by then. */
const secondsToRetry = '30'

const brand = 'ZARANDAL'
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
}

/**
 * The page that a browser without JavaScript gets when the form cannot be rendered again with its answers, because they were too large
 * to read, nothing can be stored or the form is gone: in the language of the form, with the way back to the answers and another contact.
 */
export function problemPage({ problem, status, i18n, siteContext }: ReportedProblem): Response {
  const texts = formTexts(i18n)
  const title = escaped(problemTitle(texts, problem))
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`
  const ways = [
    link(pathFor(routeNamed('contacts'), {}, siteContext), i18n._(contact)),
    link(homeOf(siteContext), i18n._(goHome)),
  ]
  const main = `<h1>${title}</h1><p>${escaped(texts.problems[problem])}</p><p>${escaped(i18n._(goBack))}</p><ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul>`
  const body = `<header>${link(homeOf(siteContext), brand)}</header><main>${main}</main>`
  const html = `<!doctype html><html lang="${locales[siteContext.locale].iso}"><head>${head}<title>${title}</title><style>${style}</style></head><body>${body}</body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  const response = new Response(html, { status, headers: { ...headers, 'cache-control': 'no-store' } })
  if (status === 503) response.headers.set('retry-after', secondsToRetry)
  return response
}

function homeOf(siteContext: SiteContext): string {
  return pathFor(routeNamed('home'), {}, siteContext)
}

function link(href: string, words: string): string {
  return `<a href="${encodeURI(href)}">${escaped(words)}</a>`
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
