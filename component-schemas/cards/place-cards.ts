import type { Contract } from '../content-types/job/schema.ts'
import type { Asset } from '../schema/field-values.ts'

/** A point on earth, in degrees. */
export type Spot = { latitude: number; longitude: number }

export type ShopCard = {
  uuid: string
  name: string
  street: string
  postcode: string
  city: string
  /** ISO 3166. */
  country: string
  /** In the reader's language. */
  countryName: string
  /** Labels of the services, in the reader's language. */
  services: readonly string[]
  phone?: string | undefined
  spot?: Spot | undefined
  /** Distance from the place that the reader searched for. */
  distanceKm?: number | undefined
  /** Path in the reader's market and locale, without host; left out where the shop has no page. */
  href?: string | undefined
}

export type JobCard = {
  uuid: string
  title: string
  teaser?: string | undefined
  /** Field of work, in the reader's language. */
  area: string
  place: string
  countryName: string
  contract: Contract
  /** Last moment for an application, ISO 8601 in UTC. */
  closes?: string | undefined
  image?: Asset | undefined
  href?: string | undefined
}

export type OfficeCard = {
  uuid: string
  name: string
  /** In the reader's language. */
  department: string
  teaser?: string | undefined
  city: string
  countryName: string
  phones: readonly string[]
  emails: readonly string[]
  image?: Asset | undefined
  href?: string | undefined
}

export type AgentCard = {
  uuid: string
  name: string
  area: string
  /** Names of countries, in the reader's language. */
  countryNames: readonly string[]
  /** ISO 639. */
  languages: readonly string[]
  phone?: string | undefined
  email?: string | undefined
  photo?: Asset | undefined
  href?: string | undefined
}
