/**
 * The rate limits of the vendor's delivery API (Storyblok docs, "Rate Limit" of the content delivery API, version 2), by the number of
 * entries that a request may return. Each class has its own limit. They apply to requests that the vendor's CDN does not answer: drafts
 * always, published content at its first request after a change. No request can know that before, so each counts as one of them; the
 * thousand a second that the CDN answers are never reached.
 */
export const contentLimits = [
  { name: 'up-to-25', mostEntries: 25, perSecond: 50 },
  { name: 'up-to-50', mostEntries: 50, perSecond: 15 },
  { name: 'up-to-75', mostEntries: 75, perSecond: 10 },
  { name: 'up-to-100', mostEntries: Number.POSITIVE_INFINITY, perSecond: 6 },
] as const

export type ContentLimit = (typeof contentLimits)[number]

/**
 * Requests a second to the management API: the documented limit of the smallest plan (Storyblok docs, rate limits). The embedded service
 * has none.
 */
export const managementLimit = { perSecond: 3, embedded: 1000 } as const

/** Entries of the largest page with the highest limit. */
export const smallPage = 25

/**
 * The limit that a request counts against: a single entry is a page of one.
 * @param address of the request
 */
export function contentLimitOf(address: string): ContentLimit {
  const perPage = Number(new URL(address).searchParams.get('per_page') ?? 1)
  return contentLimits.find(({ mostEntries }) => perPage <= mostEntries) ?? contentLimits[0]
}

/**
 * The limit of a class at a plan whose smallest requests have another limit than the documented one: a lower one bounds every class,
 * a higher one raises all in proportion.
 * @param planned requests a second of the first class
 */
export function limitAt(planned: number, { perSecond }: ContentLimit): number {
  return Math.min(planned, Math.floor(perSecond * Math.max(1, planned / contentLimits[0].perSecond)))
}
