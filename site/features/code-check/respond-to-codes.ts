import { msg } from '@lingui/core/macro'
import { refusalOfVisitor } from '#site/forms/http/visitor-may-act.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { type CodesProblem, longestText, packCodes } from '#site/search/codes/packed-codes.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { escaped, link, plainPage } from '#site/server/refusals/plain-page.ts'
import { decodeText } from '#site/server/tables/decode-text.ts'

/**
 * Takes a text of codes, pasted or as a file, and leads to the page whose address has it: nothing is stored, so that no other page can
 * do harm by sending it. A text that is too much for one address is divided. One that cannot be read leads to the page with the reason.
 */
export async function respondToCodes(request: Request): Promise<Response> {
  const market = siteOfHeaders(request.headers).rules
  const refusal = await refusalOfVisitor('send codes', request)
  if (refusal) return refusal
  const data = await request.formData().catch(() => undefined)
  const locale = market.locales.find((code: LocaleCode) => code === data?.get('locale')) ?? market.defaultLocale
  const result = await packedIn(data)
  const path = pathFor(routeNamed('products-codes'), {}, { market, locale })
  if ('problem' in result) return redirectTo(`${path}?problem=${result.problem}`)
  const hrefs = result.parts.map((part) => `${path}?codes=${part}`)
  const [first = path] = hrefs
  return hrefs.length === 1 ? redirectTo(first) : await partsPage(hrefs, { market, locale })
}

function redirectTo(location: string): Response {
  return new Response(undefined, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The file, where one was chosen, else what was pasted. */
async function packedIn(data: FormData | undefined): Promise<{ parts: string[] } | { problem: CodesProblem }> {
  const [file, text] = [data?.get('file'), data?.get('text')]
  if (!(file instanceof File) || file.size === 0) return packCodes(typeof text === 'string' ? text : '')
  // One byte more than is taken is enough to see that it is too much.
  const decoded = decodeText(new Uint8Array(await file.slice(0, longestText * 4 + 1).arrayBuffer()))
  return 'problem' in decoded ? decoded : packCodes(decoded.text)
}

/** All parts of a text that is too much for one table, in their order: a part opens beside this page, which stays. */
async function partsPage(hrefs: readonly string[], siteContext: SiteContext): Promise<Response> {
  const i18n = await messagesFor(siteContext.locale)
  const parts = hrefs.map((href, at) => `<li>${link(href, i18n._(msg`Part ${at + 1}`))}</li>`)
  const said = i18n._(
    msg`500 codes fit into one table, as far as its address does not become too long. Yours are divided, and none is left out. Open one part after the other; this page stays with your browser’s Back button.`,
  )
  return plainPage({
    status: 200,
    siteContext,
    title: i18n._(msg`Your codes in ${hrefs.length} parts`),
    main: `<p>${escaped(said)}</p><ul>${parts.join('')}</ul>`,
  })
}
