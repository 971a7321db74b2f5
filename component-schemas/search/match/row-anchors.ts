import { compactCode } from '../code-forms.ts'
import type { CodeSeries } from './code-series.ts'
import type { HitMatch } from './hit-match.ts'

/**
 * Anchors of the rows of a product's page. They are made of the row's text, so that a hit knows them without reading
 * the page, and the page is the same, and cached, for every query.
 */
export const rowAnchors = {
  variant: (code: string) => `variant-${compactCode(code)}`,
  equivalent: (brand: string, code: string) => `equivalent-${compactCode(brand)}-${compactCode(code)}`,
  ean: (code: string) => `ean-${code}`,
  series: ({ from, to }: CodeSeries) => `series-${compactCode(from)}-${compactCode(to)}`,
  /** @param text the vehicle as records name it (`vehicleText`) */
  vehicle: (text: string) => `vehicle-${compactCode(text)}`,
}

/** The anchor of the row that a hit is about; undefined where it is about the whole product. */
export function anchorOf(match: HitMatch): string | undefined {
  switch (match.kind) {
    case 'code':
      return undefined
    case 'variant':
      return rowAnchors.variant(match.code)
    case 'equivalent':
      return rowAnchors.equivalent(match.equivalent.brand, match.equivalent.code)
    case 'ean':
      return rowAnchors.ean(match.code)
    case 'series':
      return match.series.vehicle === undefined
        ? rowAnchors.series(match.series)
        : rowAnchors.vehicle(match.series.vehicle)
    case 'vehicle':
      return rowAnchors.vehicle(match.vehicle)
  }
}
