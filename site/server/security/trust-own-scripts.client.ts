/** What the browser's Trusted Types offer, as far as it is used here (W3C Trusted Types). */
type TrustedTypesDoor = {
  createPolicy: (
    name: string,
    rules: {
      createScriptURL: (address: string) => string | undefined
      createHTML: (html: string) => string | undefined
    },
  ) => unknown
}

/** How React makes a script element before it fills it. */
const emptyScript = '<script></script>'

/**
 * The page's Content-Security-Policy demands Trusted Types, and the framework loads its later files by plain addresses. This
 * is the one rule for what is plain: files of the site itself are loaded, text without a tag is text, everything else
 * is refused by the browser.
 */
export function trustOwnScripts(): void {
  const client = (window as { trustedTypes?: TrustedTypesDoor }).trustedTypes
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
