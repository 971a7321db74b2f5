/** A slug from a name: lower-case Latin letters, digits and hyphens; empty when the name has none of them. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
}

/** The full address of a story or folder with another last part. */
export function siblingSlug({ full_slug: slug }: { full_slug: string }, last: string): string {
  const above = slug.replace(/\/$/, '').split('/').slice(0, -1)
  return last === '' ? '' : [...above, last].join('/')
}
