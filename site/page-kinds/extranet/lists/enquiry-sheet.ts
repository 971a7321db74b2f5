import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Customer } from '#site/identity/customer.ts'
import type { EnquirySheet } from '#site/page-kinds/data-sheet/writing/write-enquiry.ts'
import { formatTag } from '#site/ui/date/format-tag.ts'
import { availabilityLabels, formatMoney } from '../products/trade-terms.ts'
import { netSums } from './order-amounts.ts'
import type { OrderLine } from './order-lines.ts'

/** What is sent, by whom and when. */
export type Enquiring = {
  number: string
  /** Name of the list. */
  list: string
  lines: readonly OrderLine[]
  message: string
  customer: Customer
  sentAt: Date
  /** Who receives it. */
  issuer: string
}

/**
 * The PDF of an enquiry, in the customer's language.
 * @param locale BCP 47 tag
 */
export function enquirySheet(enquiring: Enquiring, i18n: I18n, locale: string): EnquirySheet {
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
