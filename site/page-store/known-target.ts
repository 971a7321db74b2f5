/** The query parameters of pages. */
export type PageParameters = {
  /** Names that some page reads. */
  known: ReadonlySet<string>
  /** Of these, the ones with few values: a page is cached for each. What visitors type has too many. */
  cached: ReadonlySet<string>
}

export type KnownTarget = {
  /** Path and query in one spelling, without the parameters that no page reads. */
  target: string
  /** Those parameters as they were written; empty when there are none. */
  ignored: string
}

/**
 * Parts a request's target into what a page reads and what it ignores. Anybody can add parameters, and each click on an
 * advertisement brings a value of its own: none of them may cost a render or a cache entry. Scripts of the page still read
 * them from the address, and redirects hand them on (`ignored-query.ts`).
 * @param target path and query
 * @param known names that pages read, as they are spelled when decoded
 */
export function knownTarget(target: string, known: ReadonlySet<string>): KnownTarget {
  const at = target.indexOf('?')
  if (at < 0) return { target, ignored: '' }
  const pairs = target
    .slice(at + 1)
    .split('&')
    .map((text) => ({ text, params: new URLSearchParams(text) }))
  const isKnown = ({ params }: { params: URLSearchParams }) => [...params.keys()].some((name) => known.has(name))
  const query = pairs.filter(isKnown).map(({ params }) => String(params))
  const ignored = pairs.filter((pair) => pair.text !== '' && !isKnown(pair)).map(({ text }) => text)
  return {
    target: [target.slice(0, at), ...(query.length > 0 ? [query.join('&')] : [])].join('?'),
    ignored: ignored.join('&'),
  }
}
