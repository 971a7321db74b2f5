import type { StructuredData } from '#site/page-kinds/seo/json-ld.tsx'

export type EventDetails = {
  name: string
  url: string
  /** ISO 8601. */
  start: string
  end?: string | undefined
  description?: string | undefined
  /** Absolute address. */
  image?: string | undefined
  venue?: string | undefined
  city?: string | undefined
  country?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  organizer: string
}

/** Something with a beginning and a place (schema.org Event). */
export function eventData(details: EventDetails): StructuredData {
  const { name, url, start, end, description, image, organizer } = details
  return defined({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    url,
    startDate: start,
    endDate: end,
    description,
    image,
    location: locationOf(details),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: { '@type': 'Organization', name: organizer },
  })
}

function locationOf({ venue, city, country, latitude, longitude }: EventDetails) {
  if (venue === undefined && city === undefined && country === undefined) return undefined
  const hasGeo = latitude !== undefined && longitude !== undefined
  return defined({
    '@type': 'Place',
    name: venue ?? city,
    address: defined({ '@type': 'PostalAddress', addressLocality: city, addressCountry: country }),
    geo: hasGeo ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
  })
}

function defined(data: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
