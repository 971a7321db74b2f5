import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { TradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import type { TradeAvailability } from 'component-schemas/kinds/trade-availabilities.ts'

/** What a customer may count on when ordering. */
export const availabilityLabels: Readonly<Record<TradeAvailability, MessageDescriptor>> = {
  'in-stock': msg`In stock`,
  'on-order': msg`Made to order`,
  ending: msg`While stocks last`,
}

/**
 * A price as readers of a language write it.
 * @param euros undefined where there is none
 * @param locale BCP 47 tag
 */
function formatPrice(euros: number | undefined, locale: string): string | undefined {
  return euros === undefined
    ? undefined
    : new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(euros)
}

type Terms = Pick<TradeProduct, 'listPriceEur' | 'discountGroup' | 'minimumOrder' | 'leadTimeDays' | 'availability'>

/**
 * The terms of a product in words; undefined where there is none.
 * @param locale BCP 47 tag
 */
export function termsInWords(i18n: I18n, terms: Terms, locale: string) {
  const { listPriceEur, discountGroup, minimumOrder, leadTimeDays, availability } = terms
  return {
    listPrice: formatPrice(listPriceEur, locale),
    discountGroup,
    minimumOrder:
      minimumOrder === undefined
        ? undefined
        : i18n._(msg`${plural(minimumOrder, { one: '# unit', other: '# units' })}`),
    leadTime:
      leadTimeDays === undefined
        ? undefined
        : i18n._(msg`${plural(leadTimeDays, { one: '# working day', other: '# working days' })}`),
    availability: i18n._(availabilityLabels[availability]),
  }
}

/**
 * The terms of a product that are known, on its page and on its public page.
 * @param locale BCP 47 tag
 */
export function termRows(i18n: I18n, terms: Terms & Partial<Pick<TradeProduct, 'customsTariff'>>, locale: string) {
  const words = termsInWords(i18n, terms, locale)
  const rows: { term: MessageDescriptor; value: string | undefined; isFigure?: boolean }[] = [
    { term: msg`List price`, value: words.listPrice, isFigure: true },
    { term: msg`Discount group`, value: words.discountGroup },
    { term: msg`Minimum order`, value: words.minimumOrder },
    { term: msg`Lead time`, value: words.leadTime },
    { term: msg`Availability`, value: words.availability },
    { term: msg`Customs tariff number`, value: terms.customsTariff, isFigure: true },
  ]
  return rows.flatMap(({ term, value, ...row }) => (value === undefined ? [] : [{ ...row, term: i18n._(term), value }]))
}
