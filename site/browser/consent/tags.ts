import type { Purpose } from './purposes.ts'

/** Which measuring tools a website runs; without a value a tool is not there. */
export type TagSettings = {
  /** Container of Google Tag Manager. */
  tagManagerId?: string | undefined
  /** Script of a tool that the house runs itself (Matomo, Plausible and the like). */
  statisticsScript?: string | undefined
  /** Digest of that script's bytes, as Subresource Integrity writes it: then no other bytes run. */
  statisticsIntegrity?: string | undefined
}

/** A script that waits for a visitor's consent. */
export type Tag = {
  id: string
  purpose: Purpose
  src: string
  /** Digest of its bytes, where they are known (Subresource Integrity). */
  integrity?: string | undefined
  /** Event in the data layer that the tool needs at its start, with the time. */
  starts?: string | undefined
}

type TagRow = Omit<Tag, 'src' | 'integrity'> & {
  srcOf: (settings: TagSettings) => string | undefined
  integrityOf?: (settings: TagSettings) => string | undefined
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
    starts: 'gtm.js',
    sendsTo: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  },
  {
    id: 'own-statistics',
    purpose: 'statistics',
    srcOf: ({ statisticsScript }) => statisticsScript,
    integrityOf: ({ statisticsIntegrity }) => statisticsIntegrity,
    sendsTo: [],
  },
]

/** The tools that are configured. */
export function tagsFor(settings: TagSettings): Tag[] {
  return configured(settings).map(({ tag }) => tag)
}

/**
 * What the policy of a page has to let the configured tools do: `scripts` that may run, by their digest where it is known
 * (Content Security Policy Level 3, section 8.4), else by their origin; origins that they send to.
 */
export function tagSourcesOf(settings: TagSettings): { scripts: string[]; connections: string[] } {
  const sources = configured(settings).map(({ tag: { src, integrity }, sendsTo }) => {
    const { origin } = new URL(src)
    return { script: integrity === undefined ? origin : `'${integrity}'`, connections: [origin, ...sendsTo] }
  })
  return {
    scripts: [...new Set(sources.map(({ script }) => script))],
    connections: [...new Set(sources.flatMap(({ connections }) => connections))],
  }
}

function configured(settings: TagSettings): { tag: Tag; sendsTo: readonly string[] }[] {
  return rows.flatMap(({ srcOf, integrityOf, sendsTo, ...row }) => {
    const [src, integrity] = [srcOf(settings), integrityOf?.(settings)]
    return src === undefined
      ? []
      : [{ tag: { ...row, src, ...(integrity === undefined ? {} : { integrity }) }, sendsTo }]
  })
}
