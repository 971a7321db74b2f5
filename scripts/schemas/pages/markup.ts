/**
 * What a page says, to be compared with the same page at another time: its document without scripts, which carry the same
 * content once more in pieces as they happened to be ready. What scripts tell search engines stays.
 */
export function markupOf(html: string): string {
  return html
    .replaceAll(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      attributes.includes('application/ld+json') ? whole : '',
    )
    .replaceAll(/<!--[\s\S]*?-->/g, '')
}
