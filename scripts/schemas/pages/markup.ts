/**
 * The comparable markup of a page: its document without scripts, because the RSC payload repeats the content in chunks of
 * random order. JSON-LD stays.
 */
export function markupOf(html: string): string {
  return html
    .replaceAll(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes: string) =>
      attributes.includes('application/ld+json') ? whole : '',
    )
    .replaceAll(/<!--[\s\S]*?-->/g, '')
}
