/** The path at which a site of this project shares previews; another site has no such page. */
const sharePath = '/_preview/links'

/**
 * The page of the site that shares the preview of a story, with the parameters and the signature of the preview.
 * @param previewed the address of the page in the frame
 */
export function shareAddress(previewed: string): string {
  const url = new URL(previewed)
  url.pathname = sharePath
  return url.href
}
