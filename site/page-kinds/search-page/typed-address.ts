import { hrefOfQuery } from '#site/routing/query/page-query.ts'

/** What the server has answered: its words, the path of the page, and its whole address. */
export type Answered = { words: string; path: string; href: string }

/** The address of what is typed: of words that the server has answered its own, with everything that was chosen. */
export function typedHref(words: string, { words: answered, path, href }: Answered): string {
  if (words === answered) return href
  return hrefOfQuery(path, words === '' ? {} : { q: [words] })
}

/** The words of an address that typing may have left: nothing else is chosen in it. undefined for every other address. */
export function typedIn(address: { pathname: string; search: string }, path: string): string | undefined {
  const params = new URLSearchParams(address.search)
  const isOther = address.pathname !== path || [...params.keys()].some((name) => name !== 'q')
  return isOther ? undefined : (params.get('q') ?? '').trim()
}
