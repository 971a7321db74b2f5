/** The query parameters of pages. */
export type PageParameters = {
  /** Names that some page reads. */
  known: ReadonlySet<string>
  /** Of these, the ones with few values: a page is cached for each. Typed words have too many. */
  cached: ReadonlySet<string>
}

export type KnownTarget = {
  /** Path and query in one spelling, without the parameters that no page reads. */
  target: string
  /** Those parameters as they were written; empty when there are none. */
  ignored: string
}

/**
 * Splits a request's target into the part that pages read and the part that they ignore. Anyone can add parameters, and each click on
 * an advertisement brings a new value: none of them may cost a render or a cache entry. Scripts of the page still read them from
 * the address, and redirects pass them on (`ignored-query.ts`).
 * @param target path and query
 * @param known names that pages read, decoded
 */
export function knownTarget(target: string, known: ReadonlySet<string>): KnownTarget {
  const at = target.indexOf('?')
  if (at < 0) return { target, ignored: '' }
  const [query, ignored]: [string[], string[]] = [[], []]
  for (const pair of target.slice(at + 1).split('&')) {
    if (known.has(nameOf(pair))) query.push(String(new URLSearchParams(pair)))
    else if (pair !== '') ignored.push(pair)
  }
  const path = target.slice(0, at)
  return { target: query.length > 0 ? `${path}?${query.join('&')}` : path, ignored: ignored.join('&') }
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1)
  return /[%+]/.test(name) ? ([...new URLSearchParams(name).keys()][0] ?? '') : name
}
