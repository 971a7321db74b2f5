/** Where the receiver of a preview link reads the draft; the query has the link, because paths are logged. */
export const sharedPreviewPath = '/_preview'

/** Where editors create, list and revoke preview links. */
export const linkPanelPath = '/_preview/links'

/** Query parameter of the signed link. */
export const linkParameter = 'link'

/** Query parameter of a story, beside the link of a release that contains it. */
export const storyParameter = 'story'

/** The address of a page of a release, or without a story of the list of its pages, on the website of the receiver. */
export function releasedPageAddress(token: string, storyId?: number): string {
  const story: Record<string, string> = storyId === undefined ? {} : { [storyParameter]: String(storyId) }
  return `${sharedPreviewPath}?${new URLSearchParams({ [linkParameter]: token, ...story })}`
}
