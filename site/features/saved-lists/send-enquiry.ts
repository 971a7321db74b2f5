import 'server-only'
import { createHash } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { customerMayAct } from '#site/extranet/may-act.ts'
import { formatMoney } from '#site/features/prices/price-words.ts'
import { receiverOf } from '#site/features.receivers.ts'
import type { QueuedMail } from '#site/forms/submissions/customer-mails/queue-mail.ts'
import type { Customer } from '#site/identity/customer.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { availabilityLabels } from '#site/page-kinds/extranet/products/trade-terms.ts'
import { locales, sourceLocale } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { writeBeside } from '#site/server/pdf/write-beside.ts'
import { tabLines } from '#site/server/tables/csv-text.ts'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { netSums } from './order-amounts.ts'
import { type OrderLine, orderLines } from './order-lines.ts'
import { ownEnquiries } from './own-enquiries.ts'
import type { CustomerList } from './own-lists.ts'
import type { EnquirySheet } from './write-enquiry.ts'

/** The language of those who sell. */
const salesLocale = sourceLocale

/** What is sent, by whom and when. */
type Enquiring = {
  number: string
  /** Name of the list. */
  list: string
  lines: readonly OrderLine[]
  message: string
  customer: Customer
  sentAt: Date
  /** The receiver. */
  issuer: string
}

/**
 * Sends a list as an enquiry of the request's customer. The same content of a list is sent once, however often the button is pressed: a customer who
 * wants it once more repeats the enquiry.
 * @returns its number; when it is returned, the enquiry and its mails outlive the process; undefined after too many
 * @throws CatalogueError login-required, content-unavailable
 */
export async function sendEnquiry(
  list: CustomerList,
  message: string,
  siteContext: SiteContext,
): Promise<string | undefined> {
  const own = await ownEnquiries()
  const content = JSON.stringify([list.lines, message])
  const press = `${list.id} ${createHash('sha256').update(content).digest('base64url')}`
  const before = await own.numberOf(press)
  if (before !== undefined) return before
  if (!(await customerMayAct('send an enquiry'))) return undefined
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
  const pdf = await writeBeside({ kind: 'enquiry', sheet: enquirySheet(enquiring, i18n, locale) })
  const mail = (reader: string, tag: string, words: Omit<QueuedMail['message'], 'sink'>): QueuedMail => ({
    id: `enquiry-${number}-${reader}`,
    sender: 'extranet:enquiry',
    locale: tag,
    message: { sink: 'mail', ...words },
    files: [{ question: 'list', name: `${number}.pdf`, type: 'application/pdf', bytes: pdf }],
    now: sentAt.getTime(),
  })
  const confirmation = { to: [customer.email], replyTo: receiver, ...wordsToCustomer(enquiring, i18n) }
  const mails = [
    ...(customer.email === '' ? [] : [mail('customer', locale, confirmation)]),
    mail('sales', locales[salesLocale].iso, {
      to: [receiver],
      replyTo: customer.email || undefined,
      ...wordsToSales(enquiring, sales),
    }),
  ]
  return await own.store(
    { number, press, list: list.id, name: list.name, sentAt: sentAt.getTime(), lines: list.lines, pdf },
    mails,
  )
}

type Words = { subject: string; text: string }

function wordsToCustomer({ number, list, lines, customer: { name }, issuer }: Enquiring, i18n: I18n): Words {
  const count = lines.length
  const text = [
    i18n._(msg`Good day ${name},`),
    i18n._(
      msg`we have received your enquiry ${number} with the list “${list}” (products: ${count}). It is attached as a PDF.`,
    ),
    i18n._(msg`Sales will get in touch with you. Please name the number when you have a question.`),
    issuer,
  ]
  return { subject: i18n._(msg`Your enquiry ${number}`), text: `${text.join('\n\n')}\n` }
}

/** The text contains the lines too, as a table that is pasted into a spreadsheet. */
function wordsToSales({ number, list, lines, message, customer }: Enquiring, i18n: I18n): Words {
  const { name, organisation, email, groups, market } = customer
  const firm = organisation || name
  const about = [name, organisation, email, groups.join(', '), market].filter(Boolean).join('\n')
  const table = tabLines(
    lines.map(({ amount, code, product, note }) => [String(amount), code, product?.name ?? '', note]),
  )
  return {
    subject: i18n._(msg`Enquiry ${number} from ${firm}`),
    text: `${[about, list, message, table].filter(Boolean).join('\n\n')}\n`,
  }
}

/** Who receives what the customer writes; sales where that is nobody, or cannot be read. */
async function receiverFor(customer: Customer, siteContext: SiteContext): Promise<string> {
  const receiver = await receiverOf?.(customer, siteContext).catch(() => undefined)
  return receiver ?? env.ENQUIRIES_TO ?? env.IDENTITY_CONTACT
}

/**
 * The PDF of an enquiry, in the customer's language.
 * @param locale BCP 47 tag
 */
function enquirySheet(enquiring: Enquiring, i18n: I18n, locale: string): EnquirySheet {
  const { number, list, lines, message, customer, sentAt, issuer } = enquiring
  const day = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(sentAt)
  const rows = [
    [i18n._(msg`Customer`), [customer.name, customer.organisation].filter(Boolean).join(', ')],
    [i18n._(msg`E-mail`), customer.email],
    [i18n._(msg`List`), list],
    [i18n._(msg`Sent on`), day],
  ]
  const sums = netSums(lines, locale).map((money) => i18n._(msg`Net sum: ${money}`))
  const isOpen = lines.some(({ price }) => price?.sum === undefined)
  return {
    language: locale,
    kind: i18n._(msg`Enquiry`),
    number,
    issuer,
    sentAt,
    about: { title: i18n._(msg`Sent by`), rows: rows.filter(([, value]) => value !== ''), figures: [] },
    message,
    lines: linesTable(lines, i18n, locale),
    remarks: isOpen && sums.length > 0 ? [...sums, i18n._(msg`Products without a price are not in the sum.`)] : sums,
  }
}

function linesTable(lines: readonly OrderLine[], i18n: I18n, locale: string): EnquirySheet['lines'] {
  return {
    title: i18n._(msg`List of products`),
    columns: [msg`Quantity`, msg`Code`, msg`Name`, msg`Sum`, msg`Delivery`, msg`Note`].map((label) => i18n._(label)),
    rows: lines.map(({ amount, code, product, price, availability, note }) => [
      new Intl.NumberFormat(locale).format(amount),
      code,
      product?.name ?? '',
      price?.sum === undefined ? '' : formatMoney(price.sum, price.currency, locale),
      availability ? i18n._(availabilityLabels[availability]) : '',
      note,
    ]),
    figures: [0, 1, 3],
  }
}
