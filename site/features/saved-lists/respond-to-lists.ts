import 'server-only'
import { customerMayAct } from '#site/extranet/may-act.ts'
import { noForm, outcomePath, respondAsCustomer, seeOther } from '#site/extranet/respond-as-customer.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ListLine } from '#site/routing/query/product-list.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { noRoomForLists } from './no-room-for-lists.ts'
import { orderLines } from './order-lines.ts'
import { ownEnquiries } from './own-enquiries.ts'
import { ownLists } from './own-lists.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { type ListForm, listForm, writtenLines } from './written-list.ts'

/** What the page is opened with after a form. */
type Outcome = { list?: string; enquiry?: string; problem?: string }

type Sent = { form: ListForm; data: FormData; siteContext: SiteContext; lists: Awaited<ReturnType<typeof ownLists>> }

/** Does what a form of the page of lists says, for the customer of the request alone, and leads back to the page. */
export async function respondToLists(request: Request): Promise<Response> {
  return await respondAsCustomer(request, async ({ data, siteContext }) => {
    const only = new URL(request.url).searchParams.get('only') ?? ''
    const form = listForm.safeParse({ ...Object.fromEntries(data), only })
    if (!form.success)
      return form.error.issues.some(({ code }) => code === 'too_big')
        ? refusal(413, 'The form is too large.')
        : noForm()
    if (!(await customerMayAct('change a list')))
      return refusal(429, 'Too many changes came at once. Try again in a minute.')
    const sent = { form: form.data, data, siteContext, lists: await ownLists() }
    const outcome = await actions[sent.form.do](sent)
    if (outcome instanceof Response) return outcome
    return outcome
      ? seeOther(outcomePath('extranet-lists', siteContext, outcome))
      : refusal(404, 'There is no such list.')
  })
}

/** What each button does; undefined where the customer has no such list. A refusal leaves the form in the browser. */
const actions: Readonly<Record<ListForm['do'], (sent: Sent) => Promise<Outcome | Response | undefined>>> = {
  async new(sent) {
    const { form, lists } = sent
    const parts = await partsOf(sent)
    if (parts instanceof Response) return parts
    const list = await lists.create({ name: nameOf(form), lines: parts[0] })
    return list === undefined ? await manyLists(sent) : await withFurther(sent, { list }, parts)
  },
  save: saved,
  correct: saved,
  async send(sent) {
    const outcome = await saved(sent)
    const { form, siteContext, lists } = sent
    if (outcome instanceof Response) return outcome
    // A list that could not be saved over a newer version is not sent either.
    if (outcome?.list !== form.list || outcome.problem !== undefined) return outcome
    const list = await lists.read(form.list)
    if (!list) return undefined
    if (list.lines.length === 0) return { list: list.id, problem: 'empty' }
    if (list.lines.some(({ unclear }) => unclear !== undefined)) return { list: list.id, problem: 'unclear' }
    const enquiry = await sendEnquiry(list, form.message, siteContext)
    return enquiry === undefined ? { list: list.id, problem: 'many-enquiries' } : { enquiry }
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

async function saved(sent: Sent): Promise<Outcome | Response | undefined> {
  const { form, siteContext, lists } = sent
  const parts = await partsOf(sent)
  if (parts instanceof Response) return parts
  const [first] = parts
  const lines = form.do === 'correct' ? await corrected(first, form, siteContext) : first
  const list = await lists.save(form.list, {
    name: nameOf(form),
    lines,
    message: form.message,
    version: form.version,
  })
  return list === undefined ? undefined : await withFurther(sent, { list }, parts)
}

type Parts = readonly [ListLine[], ...ListLine[][]]

/** The lines of the form in lists that have room for them; a refusal where they are too many, or there is no room for so many lists. */
async function partsOf(sent: Sent): Promise<Parts | Response> {
  const { form, data, siteContext, lists } = sent
  const parts = await writtenLines(data, form, siteContext)
  if (!parts) return refusal(413, 'These are too many lines at once.')
  const further = parts.length - (form.do === 'new' ? 0 : 1)
  return further === 0 || (await lists.hasRoomFor(further)) ? parts : await manyLists(sent)
}

/** Lines that have no room in a list are in further ones of its name: nothing that was pasted is left out. */
async function withFurther({ form, lists }: Sent, outcome: Outcome, [, ...further]: Parts): Promise<Outcome> {
  for (const [at, lines] of further.entries()) await lists.create({ name: `${nameOf(form)} (${at + 2})`, lines })
  return further.length > 0 ? { ...outcome, problem: 'divided' } : outcome
}

async function manyLists({ siteContext: { locale } }: Sent): Promise<Response> {
  return refusal(413, (await messagesFor(locale))._(noRoomForLists), { 'content-language': locale })
}

async function corrected(
  lines: readonly ListLine[],
  { only }: ListForm,
  siteContext: SiteContext,
): Promise<ListLine[]> {
  return (await orderLines(lines, siteContext)).map(({ code, amount, note, unclear, correction }) => ({
    code,
    unclear,
    amount: correction && (only === '' || only === code) ? correction.amount : amount,
    note,
  }))
}

/** A list without a name has the day of its change. */
function nameOf({ name }: ListForm): string {
  return name || new Date().toISOString().slice(0, 10)
}
