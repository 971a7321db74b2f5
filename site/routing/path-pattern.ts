export type PathParams = Readonly<Record<string, string>>

/**
 * Matches segments against a pattern such as `productos/:slug`.
 * @returns the decoded parameters, or undefined when the pattern does not fit.
 */
export function matchPattern(pattern: string, path: string): PathParams | undefined {
  const wanted = segmentsOf(pattern)
  const given = segmentsOf(path)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined
      continue
    }
    params[segment.slice(1)] = value
  }
  return params
}

/** Fills a pattern's parameters. Throws when one is missing: a link without its slug is a programming mistake. */
export function fillPattern(pattern: string, params: PathParams): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`The path ${pattern} needs the parameter ${name}`)
    return value
  })
}

/** How many segments are literal: the more, the earlier a route is asked. */
export function literalCount(pattern: string): number {
  return segmentsOf(pattern).filter((segment) => !segment.startsWith(':')).length
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}
