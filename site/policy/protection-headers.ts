/** What every answer says, whoever made it. */
const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), bluetooth=(), midi=(), browsing-topics=()',
}

const yearInSeconds = 365 * 24 * 60 * 60

/**
 * The login comes back from another origin into a window that the page opened: these addresses may know that page, and
 * a policy on them would cut the two apart (HTML standard, cross-origin opener policies).
 */
const loginPath = '/api/auth/'

export type Answering = {
  path: string
  /** Whether the website is reached over https only. */
  isSecure: boolean
}

/** Headers that protect every answer of the site; pages have their Content-Security-Policy besides. */
export function protectionHeaders({ path, isSecure }: Answering): Record<string, string> {
  return {
    ...always,
    ...(path.startsWith(loginPath) ? {} : { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
    ...(isSecure ? { 'strict-transport-security': `max-age=${yearInSeconds}` } : {}),
  }
}
