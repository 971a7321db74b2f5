import 'server-only'
import { createHash } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { addressOfAgent } from '#site/extranet/agent/choose-agent.ts'
import { findAgent } from '#site/extranet/agent/find-agent.ts'
import { type EnquiryMail, ownEnquiries } from '#site/extranet/lists/own-enquiries.ts'
import type { CustomerList } from '#site/extranet/lists/own-lists.ts'
import type { Customer } from '#site/identity/customer.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { type Enquiring, enquirySheet } from './enquiry-sheet.ts'
import { orderLines } from './order-lines.ts'

/** The language of those who sell. */
const salesLocale = 'es'

/**
 * Sends a list as an enquiry of the request's customer. The same content of a list is sent once, however often the button is pressed: a customer who
 * wants it once more repeats the enquiry.
 * @returns its number; when it is returned, the enquiry and its mails outlive the process
 * @throws CatalogueError login-required, content-unavailable
 */
export async function sendEnquiry(list: CustomerList, message: string, siteContext: SiteContext): Promise<string> {
  const own = await ownEnquiries()
  const content = createHash('sha256')
    .update(JSON.stringify([list.lines, message]))
    .digest('base64url')
  const press = `${list.id} ${content}`
  const before = await own.numberOf(press)
  if (before !== undefined) return before
  const { customer } = own
  const sentAt = new Date()
  const [lines, receiver, i18n, sales, known, number] = await Promise.all([
    orderLines(list.lines, siteContext),
    receiverFor(customer, siteContext),
    messagesFor(siteContext.locale),
    messagesFor(salesLocale),
    getSettings(siteContext).catch(() => undefined),
    own.nextNumber(sentAt.getUTCFullYear()),
  ])
  const locale = locales[siteContext.locale].iso
  const issuer = known?.settings.siteName ?? siteContext.market.id
  const enquiring: Enquiring = { number, list: list.name, lines, message, customer, sentAt, issuer }
  // The library and its fonts are loaded with the first document.
  const { writeEnquiry } = await import('#site/page-kinds/data-sheet/writing/write-enquiry.ts')
  const pdf = new Uint8Array(await writeEnquiry(enquirySheet(enquiring, i18n, locale)))
  const mails = [
    ...(customer.email === '' ? [] : [mailToCustomer(enquiring, receiver, { i18n, locale })]),
    mailToSales(enquiring, receiver, sales),
  ].map((mail) => ({
    ...mail,
    files: [{ question: 'list', name: `${number}.pdf`, type: 'application/pdf', bytes: pdf }],
  }))
  const plain = list.lines.map(({ code, amount, note }) => ({ code, amount, note }))
  const stored = { number, press, list: list.id, name: list.name, sentAt: sentAt.getTime(), lines: plain, pdf }
  return await own.store(stored, mails)
}

type Language = { i18n: I18n; locale: string }

function mailToCustomer(enquiring: Enquiring, receiver: string, { i18n, locale }: Language): EnquiryMail {
  const { number, list, lines, customer, sentAt, issuer } = enquiring
  const { name } = customer
  const count = lines.length
  const text = [
    i18n._(msg`Good day ${name},`),
    i18n._(
      msg`we have received your enquiry ${number} with the list “${list}” (products: ${count}). It is attached as a PDF.`,
    ),
    i18n._(msg`Sales will get in touch with you. Please name the number when you have a question.`),
    issuer,
  ]
  return {
    id: `enquiry-${number}-customer`,
    sender: 'extranet:enquiry',
    locale,
    message: {
      sink: 'mail',
      to: [customer.email],
      replyTo: receiver,
      subject: i18n._(msg`Your enquiry ${number}`),
      text: `${text.join('\n\n')}\n`,
    },
    now: sentAt.getTime(),
  }
}

/** The lines stand in the text too, as a table that is pasted into a spreadsheet. */
function mailToSales(enquiring: Enquiring, receiver: string, i18n: I18n): EnquiryMail {
  const { number, list, lines, message, customer, sentAt } = enquiring
  const { name, organisation, email, groups, market } = customer
  const firm = organisation || name
  const about = [name, organisation, email, groups.join(', '), market ?? ''].filter(Boolean)
  const table = lines.map((line) => [line.amount, line.code, line.product?.name ?? '', line.note].join('\t'))
  return {
    id: `enquiry-${number}-sales`,
    sender: 'extranet:enquiry',
    locale: locales[salesLocale].iso,
    message: {
      sink: 'mail',
      to: [receiver],
      replyTo: email || undefined,
      subject: i18n._(msg`Enquiry ${number} from ${firm}`),
      text: `${[about.join('\n'), list, message, table.join('\n')].filter(Boolean).join('\n\n')}\n`,
    },
    now: sentAt.getTime(),
  }
}

/** The customer's agent; sales where none is chosen, or agents cannot be read. */
async function receiverFor(customer: Customer, siteContext: SiteContext): Promise<string> {
  const agent = await findAgent(customer, siteContext).catch(() => undefined)
  return addressOfAgent(agent) ?? env.ENQUIRIES_TO ?? env.IDENTITY_CONTACT
}
