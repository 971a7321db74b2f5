/**
 * Whether a page of the site opened the address in a frame. Browsers state it in Fetch Metadata headers; a browser
 * without them names the page in `Referer`.
 * @param origin of the website
 */
export function isOwnFrame(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' && headers.get('sec-fetch-dest') === 'iframe'
  const referer = headers.get('referer') ?? ''
  return URL.canParse(referer) && new URL(referer).origin === origin
}
