import { createHash } from 'node:crypto'
import { brand, brandLook } from '#site/brand/brand.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

const { paper, ink, accent, link: focus, line } = brandLook.colours

/** Of the site's own look what needs no file: the page must come when nothing else does. */
const style = [
  ':root{color-scheme:light}',
  `body{margin:0;background:${paper};color:${ink};font:1.0625rem/1.55 "${brandLook.typeface}",system-ui,sans-serif}`,
  'header,main{max-inline-size:40rem;margin-inline:auto;padding-inline:1rem}',
  `header{padding-block:1.25rem;border-block-end:1px solid ${line}}`,
  'main{padding-block:12vh 4rem}',
  'h1{margin:0 0 1rem;font-size:clamp(1.5rem,1.2rem + 1.5vw,2.25rem);line-height:1.12;text-wrap:balance}',
  `a{color:inherit;text-decoration-color:${accent};text-decoration-thickness:2px;text-underline-offset:.25em}`,
  `a:focus-visible{outline:3px solid ${focus};outline-offset:3px}`,
  'header a{display:inline-block;padding-block:.5rem;font-weight:600;letter-spacing:.14em;text-decoration:none}',
  'ul{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:2rem 0 0;padding:0;list-style:none}',
  'li a{display:inline-block;padding-block:.5rem;font-weight:600}',
  `button{padding:.75rem 1.25rem;border:0;border-radius:2px;background:${ink};color:#fff;font:inherit;font-weight:600;cursor:pointer}`,
  `button:focus-visible{outline:3px solid ${focus};outline-offset:3px}`,
].join('')
const styleHash = createHash('sha256').update(style).digest('base64')

type PlainPage = {
  /** HTTP status. */
  status: number
  siteContext: SiteContext
  title: string
  /** HTML below the heading. */
  main: string
  /** Whether its form is sent to this website. */
  hasForm?: boolean
}

/** A page of one file in the language of its reader: no menu, no script, stored and indexed nowhere. */
export function plainPage({ status, siteContext, title, main, hasForm = false }: PlainPage): Response {
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${hasForm ? "'self'" : "'none'"}; frame-ancestors 'none'`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`
  const home = link(pathFor(routeNamed('home'), {}, siteContext), brand.name.toUpperCase())
  const body = `<header>${home}</header><main><h1>${escaped(title)}</h1>${main}</main>`
  const html = `<!doctype html><html lang="${locales[siteContext.locale].iso}"><head>${head}<title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

/** A link with plain words. Percent-encoded characters stay so. */
export function link(href: string, words: string): string {
  return `<a href="${escaped(encodeURI(href).replaceAll('%25', '%'))}">${escaped(words)}</a>`
}

export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
