import type { Shop } from '../content-types/shop/schema.ts'
import { countries } from '../datasources/country-datasources.ts'
import { labelOf } from '../datasources/define-datasource.ts'
import { productLines } from '../datasources/product-line-datasources.ts'
import { shopServices } from '../datasources/shop-datasources.ts'
import type { RecordContext, RecordParts } from './search-record.ts'

/** A shop is searchable by its town, its postcode and its services. */
export function shopRecord(shop: Shop, { locale }: RecordContext): RecordParts {
  const { latitude, longitude } = shop
  const hasPlace = latitude !== undefined && longitude !== undefined
  return {
    section: 'page',
    name: shop.name,
    summary: `${shop.street}, ${shop.postcode} ${shop.city}`,
    text: [shop.city, shop.region, shop.street, shop.note].filter(Boolean).join(' '),
    codes: [shop.postcode],
    keywords: [
      ...shop.services.map((service) => labelOf(shopServices, service, locale)),
      ...shop.lines.map((line) => labelOf(productLines, line, locale)),
      labelOf(countries, shop.country, locale),
    ],
    country: shop.country,
    services: shop.services,
    ...(hasPlace && { _geoloc: { lat: latitude, lng: longitude } }),
    boost: 5,
  }
}
