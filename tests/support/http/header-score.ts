/** The points that a row adds or subtracts for the headers of a page. */
type ScoreRow = { what: string; points: (headers: Headers) => number }

/**
 * The modifiers of the MDN HTTP Observatory that the headers of one page decide ("Tests and scoring", version 5). Not
 * here: HSTS and `Secure`, which need https (policy.test.ts), redirects to https, and preloading.
 */
const rows: readonly ScoreRow[] = [
  { what: 'content-security-policy', points: (headers) => pointsOfPolicy(policyOf(headers)) },
  { what: 'frame-ancestors', points: (headers) => (policyOf(headers).has('frame-ancestors') ? 5 : -20) },
  {
    what: 'cross-origin-resource-policy',
    points: (headers) => pointsFor(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10 }),
  },
  {
    what: 'referrer-policy',
    points: (headers) =>
      pointsFor(headers.get('referrer-policy'), {
        'no-referrer': 5,
        'same-origin': 5,
        'strict-origin': 5,
        'strict-origin-when-cross-origin': 5,
      }),
  },
  {
    what: 'x-content-type-options',
    points: (headers) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  {
    what: 'cross-origin resource sharing',
    points: (headers) => (headers.get('access-control-allow-credentials') === 'true' ? -50 : 0),
  },
]

/** A page starts at 100 points; extra points count only where it has 90 without them. */
export function headerScore(headers: Headers): number {
  const points = rows.map((row) => row.points(headers))
  const lost = points.filter((one) => one < 0).reduce((sum, one) => sum + one, 100)
  return lost < 90 ? lost : points.filter((one) => one > 0).reduce((sum, one) => sum + one, lost)
}

type Policy = ReadonlyMap<string, readonly string[]>

function policyOf(headers: Headers): Policy {
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((one) => one.trim().split(/\s+/))
  return new Map(directives.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources]])))
}

function pointsOfPolicy(policy: Policy): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['missing']
  const isBroad = (name: string) =>
    sourcesOf(name).some((one) => /^(missing|\*|https?:|data:|'unsafe-inline')$/.test(one))
  if (policy.size === 0) return -25
  if (isBroad('script-src') || isBroad('object-src')) return -20
  if (sourcesOf('script-src').includes("'unsafe-eval'")) return -10
  if (isBroad('style-src')) return 0
  return isClosed(policy) ? 10 : 5
}

function isClosed(policy: Policy): boolean {
  const only = (name: string) => policy.get(name)?.join() ?? 'missing'
  return only('default-src') === "'none'" && /^'(none|self)'$/.test(only('form-action'))
}

function pointsFor(value: string | null, known: Readonly<Record<string, number>>): number {
  return value === null ? 0 : (known[value] ?? -5)
}
