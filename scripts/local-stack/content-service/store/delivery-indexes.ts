/** The content that the delivery API reads. */
export type Version = 'draft' | 'published'

/**
 * SQL that is 1 for the rows that delivery may show: a folder is never a story, and a story of the published layer has
 * been published. Queries repeat it verbatim, because SQLite matches an indexed expression by its text.
 * @param prefix of the column names, such as `s.`
 */
export function visibleExpression(version: Version, prefix: string): string {
  const isStory = `${prefix}is_folder = 0 AND ${prefix}deleted_at IS NULL`
  return version === 'draft' ? `(${isStory})` : `(${prefix}published IS NOT NULL AND ${isStory})`
}

/**
 * SQL that is 1 for the rows that a list of links shows: folders have no layers and always count. Repeated verbatim,
 * too.
 */
export function linkedExpression(version: Version, prefix: string): string {
  const isThere = `${prefix}deleted_at IS NULL`
  return version === 'draft'
    ? `(${isThere})`
    : `(${isThere} AND (${prefix}is_folder = 1 OR ${prefix}published IS NOT NULL))`
}

/** The name in a layer; a rename is a draft until it is published. */
export function nameExpression(version: Version, prefix: string): string {
  return version === 'draft' ? `${prefix}name` : `coalesce(${prefix}published_name, ${prefix}name)`
}

/** Column with the type of the content. */
export function typeColumn(version: Version): string {
  return version === 'draft' ? 'content_type' : 'published_content_type'
}

/** Sort orders that are frequent enough for an index. */
const orders: Readonly<Record<Version, readonly string[]>> = {
  draft: ['position', 'published_at', 'full_slug', nameExpression('draft', ''), 'created_at'],
  published: [
    'position',
    'published_at',
    'first_published_at',
    'full_slug',
    nameExpression('published', ''),
    'created_at',
  ],
}

/**
 * Two indexes per layer and order, one for lists of a content type and one for all. Each carries the columns of cheap
 * conditions, so that a list is counted and paged without reading a row: rows contain two layers of content and are
 * large.
 */
export const deliveryIndexes: string = (['draft', 'published'] as const)
  .flatMap((version) => [
    ...orders[version].flatMap((order, index) => indexesFor(version, order, index)),
    `CREATE INDEX IF NOT EXISTS stories_${version}_links ON stories(${linkedExpression(version, '')}, position, id, full_slug);`,
  ])
  .join('\n')

function indexesFor(version: Version, order: string, index: number): string[] {
  const type = typeColumn(version)
  const rest = order === 'full_slug' ? 'is_startpage' : 'full_slug, is_startpage'
  const name = `stories_${version}_${index}`
  return [
    `CREATE INDEX IF NOT EXISTS ${name} ON stories(${visibleExpression(version, '')}, ${order}, ${type}, ${rest});`,
    `CREATE INDEX IF NOT EXISTS ${name}_typed ON stories(${visibleExpression(version, '')}, ${type}, ${order}, ${rest});`,
  ]
}
