/** Headers of every response, whatever wrote it. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  // Names that browsers know (receives-security-headers.spec.ts compares): an unknown one is an error in the console of each page.
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), midi=(), browsing-topics=()',
}

const yearInSeconds = 365 * 24 * 60 * 60

/**
 * The login comes back from another origin into a window that the page opened: these addresses may know that page, and
 * a policy on them would cut the two apart (HTML standard, cross-origin opener policies).
 */
const loginPath = '/api/auth/'

export type Responding = {
  path: string
  /** Whether the address is a key, which no `Referer` may carry: a file that a customer passes on, the end of a digest. */
  isKey?: boolean | undefined
  /** Whether the website is reached over https only. */
  isSecure: boolean
}

/** Names of these headers, in small letters: the request pipeline alone sets them, once for each response. */
export const protectionNames: readonly string[] = [
  ...Object.keys(always),
  'cross-origin-opener-policy',
  'strict-transport-security',
]

/** Headers that protect every response of the site; pages have their Content-Security-Policy besides. */
export function protectionHeaders({ path, isSecure, isKey }: Responding): Record<string, string> {
  return {
    ...always,
    ...(isKey ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(path.startsWith(loginPath) ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(isSecure ? { 'strict-transport-security': `max-age=${yearInSeconds}` } : {}),
  }
}
