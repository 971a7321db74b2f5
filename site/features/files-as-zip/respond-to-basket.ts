import 'server-only'
import { z } from 'zod'
import { parseDownloadHref } from '#site/extranet/downloads/download-path.ts'
import { noForm, outcomePath, respondAsCustomer, seeOther } from '#site/extranet/respond-as-customer.ts'
import { returnPath } from '#site/identity/login/return-path.ts'
import { localeOf } from '#site/routing/match-path.ts'
import { wantsPage } from '#site/server/refusals/wants-page.ts'
import { type BasketChange, changeBasket } from './basket.ts'

const place = z.string().transform((href, context) => {
  const found = parseDownloadHref(href)
  if (found) return found
  context.addIssue('This is no file of ours.')
  return z.NEVER
})
const sentForm = z.object({ action: z.enum(['put', 'remove', 'clear']), files: z.array(place) })

/**
 * `POST /api/files/basket`: puts files into the customer's basket, or takes them out. A form leads back to its page, or to the page of the
 * customer's files, which says that they are full and is where some can be removed; a script, which stays there, gets the outcome.
 */
export async function respondToBasket(request: Request): Promise<Response> {
  return await respondAsCustomer(request, async ({ customer, data, siteContext: { market, locale } }) => {
    const change = changeIn(data)
    if (!change) return noForm()
    const isDone = await changeBasket(customer, change)
    if (!wantsPage(request.headers))
      return new Response(null, { status: isDone ? 204 : 422, headers: { 'cache-control': 'private, no-store' } })
    const before = pageBefore(request)
    if (isDone) return seeOther(before)
    const page = { market, locale: localeOf(before, market).locale ?? locale }
    return seeOther(outcomePath('extranet-files', page, { problem: 'full' }))
  })
}

function changeIn(data: FormData): BasketChange | undefined {
  const { data: sent } = sentForm.safeParse({ action: data.get('action'), files: data.getAll('file') })
  if (!sent || sent.action === 'clear') return sent && { kind: 'clear' }
  if (sent.action === 'put') return { kind: 'put', files: sent.files }
  const [file] = sent.files
  return file && { kind: 'remove', file }
}

/** The browser names the page whose form it sends; without it the entrance is shown. */
function pageBefore({ headers }: Request): string {
  const from = headers.get('referer') ?? ''
  const { pathname, search } = URL.canParse(from) ? new URL(from) : { pathname: '/extranet', search: '' }
  return returnPath(`${pathname}${search}`)
}
