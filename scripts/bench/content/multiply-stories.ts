import { join } from 'node:path'
import { openStore } from 'local-stack/content-service/store/open-store.ts'

/** One story of three is a product, as in the load set (content model, section 4). */
const kinds = ['product', 'news_item', 'news_item'] as const

/** Copies the shortest stories, so that the disk is not the bottleneck. */
const originals = 10

/** Leaves out translations and the body, which make a story ten times as large: lists request neither. */
const shortened = `(SELECT json_group_object(key, json(published -> fullkey)) FROM json_each(published)
  WHERE key <> 'body' AND instr(key, '__i18n__') = 0)`

const columns = `parent_id, name, published_name, position, content_type, published_content_type,
  unpublished_changes, published_at, first_published_at, created_at, updated_at, tag_list`

/**
 * Fills a stopped content service with shortened copies of its published products and news that all markets share, each
 * with its own address, code and name, until it has `count` stories. The management API would take many minutes.
 * @param folder the service's data folder
 * @returns number of stories
 */
export function multiplyStories(folder: string, count: number): number {
  const store = openStore(join(folder, 'content.sqlite'))
  const size = () => store.get<{ n: number }>('SELECT count(*) AS n FROM stories')?.n ?? 0
  try {
    const missing = count - size()
    const start = size()
    if (missing <= 0) return start
    store.transaction(() => {
      for (const [at, kind] of kinds.entries()) {
        store.run(
          `WITH RECURSIVE turn(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM turn WHERE n < :missing),
             original AS MATERIALIZED (SELECT *, row_number() OVER () - 1 AS place, ${shortened} AS content FROM (SELECT * FROM stories
               WHERE published_content_type = :kind AND published IS NOT NULL AND deleted_at IS NULL
                 AND slug NOT LIKE 'copy-%' AND full_slug LIKE 'global/%'
               ORDER BY length(published) LIMIT ${originals})),
             size AS (SELECT count(*) AS originals, CAST(:start AS INTEGER) AS start FROM original)
           INSERT INTO stories (uuid, group_id, slug, full_slug, draft, published, ${columns})
           SELECT lower(hex(randomblob(4))) || '-0000-4000-8000-' || substr('000000000000' || (n + size.start), -12),
             lower(hex(randomblob(16))),
             'copy-' || (n + size.start), substr(full_slug, 1, length(full_slug) - length(slug)) || 'copy-' || (n + size.start), '{}',
             json_set(content, '$.code', 'COPY-' || (n + size.start), '$.name', 'Copia ' || (n * 7919 % 1000003)), ${columns}
           FROM turn, size JOIN original ON place = n % originals WHERE n % ${kinds.length} = :at`,
          { missing: missing - 1, kind, at, start },
        )
      }
    })
    return size()
  } finally {
    store.close()
  }
}
