import type { Purpose } from './purposes.ts'

/** Which measuring tools a website runs; without a value a tool is not there. */
export type TagSettings = {
  /** Container of Google Tag Manager. */
  tagManagerId?: string | undefined
  /** Script of a tool that the house runs itself (Matomo, Plausible and the like). */
  statisticsScript?: string | undefined
}

/** A script that waits for a visitor's consent. */
export type Tag = {
  id: string
  purpose: Purpose
  src: string
  /** Event that the tool wants to find in the data layer when it begins, with the time. */
  begins?: string | undefined
}

type TagRow = Omit<Tag, 'src'> & {
  srcOf: (settings: TagSettings) => string | undefined
  /** Origins, besides its script's own, to which the tool sends what it measures. */
  sendsTo: readonly string[]
}

/** Every tool this website knows. A new one is a row here and a variable in `env.ts`. */
const rows: readonly TagRow[] = [
  {
    id: 'google-tag-manager',
    purpose: 'marketing',
    srcOf: ({ tagManagerId }) =>
      tagManagerId && `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`,
    begins: 'gtm.js',
    sendsTo: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  },
  { id: 'own-statistics', purpose: 'statistics', srcOf: ({ statisticsScript }) => statisticsScript, sendsTo: [] },
]

/** The tools that are configured. */
export function tagsFor(settings: TagSettings): Tag[] {
  return rows.flatMap(({ srcOf, sendsTo: _sendsTo, ...tag }) => {
    const src = srcOf(settings)
    return src === undefined ? [] : [{ ...tag, src }]
  })
}

/** Origins that the policy of a page has to let the configured tools load from (`scripts`) and send to. */
export function tagOrigins(settings: TagSettings): { scripts: string[]; connections: string[] } {
  const configured = rows.flatMap(({ srcOf, sendsTo }) => {
    const src = srcOf(settings)
    return src === undefined ? [] : [{ origin: new URL(src).origin, sendsTo }]
  })
  const scripts = [...new Set(configured.map(({ origin }) => origin))]
  return { scripts, connections: [...new Set([...scripts, ...configured.flatMap(({ sendsTo }) => sendsTo)])] }
}
