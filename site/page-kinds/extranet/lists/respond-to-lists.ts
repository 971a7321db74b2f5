import 'server-only'
import { ownEnquiries } from '#site/extranet/lists/own-enquiries.ts'
import { ownLists } from '#site/extranet/lists/own-lists.ts'
import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { readBody } from '#site/forms/submissions/read-body.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { env } from '#site/server/configuration/env.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { orderLines } from './order-lines.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { type ListForm, listForm, writtenLines } from './written-list.ts'

/** Five hundred lines with notes in any script, encoded for an address. */
const limits = { maxBytes: 512 * 1024, maxDrained: 2 * 1024 * 1024, parts: 1600 }

const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', vary: 'Cookie' }

/** What the page is opened with after a form. */
type Outcome = { list?: string; enquiry?: string; problem?: string }

type Sent = { form: ListForm; data: FormData; siteContext: SiteContext; lists: Awaited<ReturnType<typeof ownLists>> }

/** Does what a form of the page of lists says, for the customer of the request alone, and leads back to the page. */
export async function respondToLists(request: Request): Promise<Response> {
  if (!isOwnOrigin(request.headers)) return refuse(403)
  try {
    const lists = await ownLists()
    const sent = await sentForm(request)
    if (typeof sent === 'number') return refuse(sent)
    const outcome = await actions[sent.form.do]({ ...sent, lists })
    if (!outcome) return refuse(404)
    const path = pathFor(routeNamed('extranet-lists'), {}, sent.siteContext)
    const query = Object.fromEntries(Object.entries(outcome).map(([name, value]) => [name, [value]]))
    return new Response(null, { status: 303, headers: { ...shut, location: hrefOfQuery(path, query) } })
  } catch (error) {
    if (isCatalogueError(error)) return refuse(errorCatalogue[error.code].status)
    throw error
  }
}

/** @returns the status of the refusal where it is no form of a list */
async function sentForm(request: Request): Promise<Omit<Sent, 'lists'> | number> {
  const body = await readBody(request, limits)
  if (!('data' in body)) return body.refusal === 'too-large' ? 413 : 400
  const only = new URL(request.url).searchParams.get('only') ?? ''
  const form = listForm.safeParse({ ...Object.fromEntries(body.data), only })
  if (!form.success) return 400
  const { rules: market } = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
  const locale = market.locales.find((code: LocaleCode) => code === form.data.locale) ?? market.defaultLocale
  return { form: form.data, data: body.data, siteContext: { market, locale } }
}

/** What each button does; undefined where the customer has no such list. */
const actions: Readonly<Record<ListForm['do'], (sent: Sent) => Promise<Outcome | undefined>>> = {
  async new({ form, data, siteContext, lists }) {
    const lines = await writtenLines(data, form, siteContext)
    if (!lines) return { problem: 'too-many' }
    const list = await lists.create({ name: nameOf(form), lines })
    return list === undefined ? { problem: 'many-lists' } : { list }
  },
  save: saved,
  correct: saved,
  async send(sent) {
    const outcome = await saved(sent)
    const { form, siteContext, lists } = sent
    // What could not be saved over a newer version is not sent either.
    if (outcome?.list !== form.list || outcome.problem !== undefined) return outcome
    const list = await lists.read(form.list)
    if (!list) return undefined
    if (list.lines.length === 0) return { list: list.id, problem: 'empty' }
    return { enquiry: await sendEnquiry(list, form.message, siteContext) }
  },
  async delete({ form, lists }) {
    return (await lists.remove(form.list)) > 0 ? {} : undefined
  },
  async replace({ form, lists }) {
    const copy = await lists.read(form.list)
    const list = copy && (await lists.replaceBy(copy))
    return list === undefined ? undefined : { list }
  },
  async repeat({ form, lists }) {
    const enquiry = await (await ownEnquiries()).read(form.enquiry)
    if (!enquiry) return undefined
    const list = await lists.create({ name: enquiry.name, lines: enquiry.lines })
    return list === undefined ? { problem: 'many-lists' } : { list }
  },
}

async function saved({ form, data, siteContext, lists }: Sent): Promise<Outcome | undefined> {
  const lines = await writtenLines(data, form, siteContext)
  if (!lines) return { list: form.list, problem: 'too-many' }
  const written = form.do === 'correct' ? await corrected(lines, form, siteContext) : lines
  const list = await lists.save(form.list, { name: nameOf(form), lines: written, version: form.version })
  return list === undefined ? undefined : { list }
}

async function corrected(
  lines: Parameters<typeof orderLines>[0],
  { only }: ListForm,
  siteContext: SiteContext,
): Promise<{ code: string; amount: number; note: string }[]> {
  return (await orderLines(lines, siteContext)).map(({ code, amount, note, correction }) => ({
    code,
    amount: correction && (only === '' || only === code) ? correction.amount : amount,
    note,
  }))
}

/** A list without a name has the day of its change. */
function nameOf({ name }: ListForm): string {
  return name || new Date().toISOString().slice(0, 10)
}

function refuse(status: number): Response {
  const words: Readonly<Record<number, string>> = {
    400: 'This is no form of ours.',
    401: 'Log in to change your lists.',
    403: 'Forms are taken from pages of this site only.',
    404: 'There is no such list.',
    413: 'This is too much at once.',
  }
  const text = `${words[status] ?? 'The list cannot be saved at the moment.'}\n`
  return new Response(text, { status, headers: { ...shut, 'content-type': 'text/plain; charset=utf-8' } })
}
