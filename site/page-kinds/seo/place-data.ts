import type { StructuredData } from './json-ld.tsx'

const context = 'https://schema.org'

export type AddressDetails = {
  street?: string | undefined
  postcode?: string | undefined
  city: string
  country: string
}

/** An address by its parts (schema.org PostalAddress); the country is its ISO 3166 code. */
export function addressData({ street, postcode, city, country }: AddressDetails): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  }
}

/** Days in a row with one stretch of time; names of days as schema.org has them in lower case. */
export type HoursDetails = { days: readonly string[]; opens: string; closes: string }

export type StoreDetails = {
  name: string
  url: string
  address: AddressDetails
  phone?: string | undefined
  email?: string | undefined
  image?: string | undefined
  spot?: { latitude: number; longitude: number } | undefined
  hours: readonly HoursDetails[]
}

/** A shop one can walk into (schema.org Locksmith would claim too much: some only sell machines). */
export function storeData(details: StoreDetails): StructuredData {
  const { name, url, address, phone, email, image, spot, hours } = details
  return {
    '@context': context,
    '@type': 'Store',
    name,
    url,
    telephone: phone,
    email,
    image,
    address: addressData(address),
    geo: spot && { '@type': 'GeoCoordinates', ...spot },
    openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `${context}/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
      opens,
      closes,
    })),
  }
}
