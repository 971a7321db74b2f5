/** Core Web Vitals, two that explain them, and the time from a click to the headline that the router shows: metrics `site_field_…`. */
export const figureNames = [
  'lcp_seconds',
  'inp_seconds',
  'cls_score',
  'fcp_seconds',
  'ttfb_seconds',
  'headline_seconds',
] as const

/** Kinds of navigation; `client` is one by the router, within a document. */
export const navigationKinds = ['navigate', 'reload', 'back-forward', 'prerender', 'client'] as const

/** What one request reports at most. */
export const mostFigures = 12

/** How fast a page of a visit was. */
export type FieldFigure = {
  name: (typeof figureNames)[number]
  navigation: (typeof navigationKinds)[number]
  /** Of the page; the server turns it into the kind of the page and forgets it. */
  path: string
  value: number
}
