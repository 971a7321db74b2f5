/** Mark of the login whose pages are in this document and in the router's cache. */
let owner: string | undefined

/** @returns undefined while the document contains no page from behind the login */
export function documentOwner(): string | undefined {
  return owner
}

/**
 * Notes that a page of a login is shown. A page of another login means that the router's cache has pages of two: the
 * document is replaced before it is painted.
 * @param login mark of the login that the page was rendered for
 */
export function claimDocument(login: string): void {
  owner ??= login
  if (owner !== login) replaceDocument()
}

/** Hides everything, until the document is replaced. */
export function coverDocument(): void {
  document.documentElement.dataset['covered'] = ''
}

export function isCovered(): boolean {
  return document.documentElement.dataset['covered'] !== undefined
}

/**
 * Loads a page from the site, which authorises the current visitor. The router's cache goes with the document, so that no earlier page
 * returns without a request.
 * @param address of the page; the current one when absent
 */
export function replaceDocument(address?: string): void {
  coverDocument()
  if (address === undefined) window.location.reload()
  else window.location.replace(address)
}
