/** Where the receiver of a preview link reads the draft; the query has the link, because paths are logged. */
export const sharedPreviewPath = '/_preview'

/** Where editors create, list and revoke preview links. */
export const linkPanelPath = '/_preview/links'

/** Query parameter of the signed link. */
export const linkParameter = 'link'

/** Whether an address belongs to preview links: its response depends on the person and is never cached. */
export function isPreviewLinkPath(path: string): boolean {
  return /^\/_preview(\/|$)/.test(path)
}
