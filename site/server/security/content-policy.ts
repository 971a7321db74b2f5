import { type AllowedSource, allowedSources } from './allowed-sources.ts'

export type PolicyOptions = {
  /** Sources of a page's own inline scripts: `'sha256-…'` or `'nonce-…'`. */
  scripts: readonly string[]
  /** `frame-ancestors`; `'none'` unless the page sets it. */
  frameAncestors?: string | undefined
  sources?: readonly AllowedSource[]
}

/** The directives of every page. Style attributes carry measures such as the shape of a picture. */
const own: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
}

/** `default` is ours (trust-own-scripts.client.ts), the other one the framework's. */
const trusted: Readonly<Record<string, string>> = {
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default nextjs',
}

/** The Content-Security-Policy of a page: its own scripts, our files, and the sources of `allowed-sources`. */
export function contentPolicy({ scripts, frameAncestors = "'none'", sources }: PolicyOptions): string {
  const rows = sources ?? allowedSources()
  const added = (directive: string) => rows.filter((row) => String(row.directive) === directive)
  const base = rows.some(({ loadsMore }) => loadsMore) ? own : { ...own, ...trusted }
  const directives = Object.entries(base).map(([directive, ours]) => {
    const more = added(directive).flatMap((row) => row.sources)
    return [directive, ours, ...(directive === 'script-src' ? scripts : []), ...new Set(more)].join(' ')
  })
  return [...directives, `frame-ancestors ${frameAncestors}`].join('; ')
}

const framePattern = /(?:^|;)\s*frame-ancestors ([^;]+)/

/** `frame-ancestors` of a policy; undefined without one. */
export function frameAncestorsOf(policy: string | undefined): string | undefined {
  return framePattern.exec(policy ?? '')?.[1]?.trim()
}

/** Whether a policy is complete: responses that are no pages of the framework bring their own. */
export function isWholePolicy(policy: string | undefined): boolean {
  return /(?:^|;)\s*default-src /.test(policy ?? '')
}
