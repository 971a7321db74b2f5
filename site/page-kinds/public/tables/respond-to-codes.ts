import { refusalOfVisitor } from '#site/forms/http/visitor-may-act.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { longestText, packCodes } from '#site/search/codes/packed-codes.ts'
import { env } from '#site/server/configuration/env.ts'

/**
 * Takes a text of codes, pasted or as a file, and leads to the page whose address has it: nothing is stored, so that no other page can
 * do harm by sending it. A text that cannot be read leads to the page with the reason.
 */
export async function respondToCodes(request: Request): Promise<Response> {
  const market = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS).rules
  const refusal = await refusalOfVisitor('send codes', request)
  if (refusal) return refusal
  const data = await request.formData().catch(() => undefined)
  const locale = market.locales.find((code: LocaleCode) => code === data?.get('locale')) ?? market.defaultLocale
  const result = packCodes(await textIn(data))
  const query = 'packed' in result ? `codes=${result.packed}` : `problem=${result.problem}`
  const location = `${pathFor(routeNamed('products-codes'), {}, { market, locale })}?${query}`
  return new Response(undefined, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** The file, where one was chosen, else what was pasted. */
async function textIn(data: FormData | undefined): Promise<string> {
  const [file, text] = [data?.get('file'), data?.get('text')]
  if (file instanceof File && file.size > 0) {
    // One byte more than is taken is enough to see that it is too much.
    return decoded(new Uint8Array(await file.slice(0, longestText * 4 + 1).arrayBuffer()))
  }
  return typeof text === 'string' ? text : ''
}

/** Spreadsheets save in UTF-8, in UTF-16, or in the old encoding of their system. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
