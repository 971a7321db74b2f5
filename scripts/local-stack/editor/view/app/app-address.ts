type Opened = { spaceId: number; userId: number; storyId: number }

/** Address of the space's app for an open story; the query is the CMS's own for its apps. */
export function appAddress(appUrl: string, { spaceId, userId, storyId }: Opened): string {
  const address = new URL('/app/', appUrl)
  const query = { space_id: spaceId, user_id: userId, story_id: storyId }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  return address.href
}
