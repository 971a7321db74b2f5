/** The full address of a story or folder with another last part. */
export function siblingSlug({ full_slug: slug }: { full_slug: string }, last: string): string {
  const above = slug.replace(/\/$/, '').split('/').slice(0, -1)
  return last === '' ? '' : [...above, last].join('/')
}
