import type { ContentContext } from './content-context.ts'

/** Tables and columns whose text contains addresses of uploaded files. */
const columnsWithAddresses = [
  ['stories', 'draft'],
  ['stories', 'published'],
  ['story_versions', 'content'],
  ['release_stories', 'content'],
  ['presets', 'preset'],
  ['presets', 'image'],
] as const

/**
 * Creates the space when it is missing and rewrites asset addresses in its texts to the service's current origin.
 * Content fields contain whole addresses of assets, as the vendor's do; here they carry a port that a developer may
 * change.
 */
export function prepareSpace({ store, spaceId, publicToken, previewToken, origin }: ContentContext): void {
  const now = new Date().toISOString()
  store.transaction(() => {
    store.run(
      `INSERT INTO spaces (id, name, domain, tokens, created_at, updated_at) VALUES (:id, 'Local space', '', :tokens, :now, :now)
       ON CONFLICT (id) DO UPDATE SET tokens = excluded.tokens`,
      { id: spaceId, tokens: JSON.stringify({ public: publicToken, preview: previewToken }), now },
    )
    const known = store.get<{ value: string }>("SELECT value FROM meta WHERE key = 'origin'")?.value
    if (known === origin()) return
    if (known) {
      for (const [table, column] of columnsWithAddresses) {
        store.run(`UPDATE ${table} SET ${column} = replace(${column}, ?, ?) WHERE instr(${column}, ?) > 0`, [
          `${known}/f/`,
          `${origin()}/f/`,
          `${known}/f/`,
        ])
      }
    }
    store.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('origin', ?)", [origin()])
  })
}
