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
export function formatPrice(euros: number | undefined, locale: string): string | undefined {
  return euros === undefined
    ? undefined
    : new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(euros)
}

type Terms = Pick<TradeProduct, 'listPriceEur' | 'discountGroup' | 'minimumOrder' | 'leadTimeDays' | 'availability'> &
  Partial<Pick<TradeProduct, 'customsTariff'>>

/**
 * The terms of a product that are known, on its page and on its public page.
 * @param locale BCP 47 tag
 */
export function termRows(i18n: I18n, terms: Terms, locale: string) {
  const { listPriceEur, discountGroup, minimumOrder, leadTimeDays, availability, customsTariff } = terms
  const rows: { term: MessageDescriptor; value: string | undefined; isFigure?: boolean }[] = [
    { term: msg`List price`, value: formatPrice(listPriceEur, locale), isFigure: true },
    { term: msg`Discount group`, value: discountGroup },
    {
      term: msg`Minimum order`,
      value:
        minimumOrder === undefined
          ? undefined
          : i18n._(msg`${plural(minimumOrder, { one: '# unit', other: '# units' })}`),
    },
    {
      term: msg`Lead time`,
      value:
        leadTimeDays === undefined
          ? undefined
          : i18n._(msg`${plural(leadTimeDays, { one: '# working day', other: '# working days' })}`),
    },
    { term: msg`Availability`, value: i18n._(availabilityLabels[availability]) },
    { term: msg`Customs tariff number`, value: customsTariff, isFigure: true },
  ]
  return rows.flatMap(({ term, value, ...row }) => (value === undefined ? [] : [{ ...row, term: i18n._(term), value }]))
}
