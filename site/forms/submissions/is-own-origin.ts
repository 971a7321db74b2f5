/**
 * Whether a request was made by a page of this host. Every browser names the origin of a POST; what names none, or
 * another one, is not a page of ours (ASVS 3.5.1). Forwarded hosts count only after the server has accepted them.
 */
export function isOwnOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  const host = headers.get('host')
  if (origin === null || origin === 'null') return site === 'same-origin' && origin === null
  return URL.canParse(origin) && new URL(origin).host === host
}
