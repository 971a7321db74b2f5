/** What the browser's Trusted Types offer, as far as it is used here (W3C Trusted Types). */
type TrustedTypesFactory = {
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (address: string) => string | undefined
      createHTML: (html: string) => string | undefined
    },
  ) => unknown
}

/** The markup with which React creates a script element. */
const emptyScript = '<script></script>'

/**
 * The page's Content-Security-Policy demands Trusted Types, and the framework loads its later files by plain addresses.
 * The default policy accepts files of the site itself and text without a tag; the browser refuses everything else.
 */
export function trustOwnScripts(): void {
  const client = (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  client?.createPolicy('default', {
    createScriptURL: (address) => (isOurs(address, window.location.origin) ? address : undefined),
    createHTML: (html) => (isHarmless(html) ? html : undefined),
  })
}

/** Whether an address is one of the framework's built files on this site. */
export function isOurs(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false
  const url = new URL(address, origin)
  return url.origin === origin && url.pathname.startsWith('/_next/static/')
}

export function isHarmless(html: string): boolean {
  return html === emptyScript || !html.includes('<')
}
