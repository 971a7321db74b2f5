import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Price } from './store/price-record.ts'

/** What a customer pays for a product, as a row in front of its terms. */
export function netPriceRow(
  i18n: I18n,
  { net, pack, currency }: Pick<Price, 'net' | 'pack' | 'currency'>,
  locale: string,
) {
  const money = formatMoney(net, currency, locale)
  const value = pack === 1 ? money : i18n._(msg`${money} for ${pack}`)
  return { term: i18n._(msg`Net price`), value, isFigure: true }
}

/**
 * An amount of minor units, such as cents.
 * @param locale BCP 47 tag
 */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** minorDigits(currency))
}

/** Decimals of a currency: two of the euro, none of the yen. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
