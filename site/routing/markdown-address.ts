/** The home of a website has no name of its own. */
const home = '/index.md'

/**
 * The address of a page's Markdown: its own with `.md` at the end.
 * @param path of the page, with or without a query
 */
export function markdownAddress(path: string): string {
  const [page = '/', ...query] = path.split('?')
  return [page === '/' ? home : `${page}.md`, ...query].join('?')
}

/** The address of the page whose Markdown is at an address; the same address where it is none of Markdown. */
export function pageAddress(path: string): string {
  const [own = '/', ...query] = path.split('?')
  if (!own.endsWith('.md')) return path
  return [own === home ? '/' : own.slice(0, -'.md'.length), ...query].join('?')
}
