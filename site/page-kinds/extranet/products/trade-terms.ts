import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
