import type { Store } from '../../store/open-store.ts'
import { invalid } from '../management-error.ts'
import { getStoryRow, listTranslatedSlugs, type StoryRow, type TranslatedSlugRow } from './story-row.ts'

/** A story whose address has changed, with its current row. */
export type Moved = { row: StoryRow; before: string }

/**
 * Computes the full slug and the translated paths of a story from its folder, and those of its descendants.
 * @returns the stories and folders whose default or translated address has changed
 * @throws ManagementError 422 when an address is taken by another story
 */
export function placeStory(store: Store, id: number): Moved[] {
  const moved: Moved[] = []
  const queue = [id]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const row = getStoryRow(store, next)
    if (!row) continue
    const parent = row.parent_id === 0 ? undefined : getStoryRow(store, row.parent_id)
    const fullSlug = join(parent?.full_slug, row, row.slug)
    const isMoved = row.full_slug !== fullSlug
    if (isMoved) {
      requireFree(store, row.id, fullSlug)
      store.run('UPDATE stories SET full_slug = ? WHERE id = ?', [fullSlug, row.id])
    }
    const isTranslationMoved = placeTranslations(store, row, parent)
    if (!isMoved && !isTranslationMoved) continue
    moved.push({ row: { ...row, full_slug: fullSlug }, before: row.full_slug })
    if (row.is_folder) queue.push(...childrenOf(store, row.id))
  }
  return moved
}

/** A start page has its folder's address with a slash; one without a folder keeps its own slug. */
function join(parentPath: string | undefined, row: StoryRow, slug: string): string {
  if (parentPath === undefined) return slug
  return row.is_startpage ? `${parentPath}/` : `${parentPath}/${slug}`
}

function requireFree(store: Store, id: number, fullSlug: string): void {
  const taken = store.get('SELECT id FROM stories WHERE full_slug = ? AND id <> ? AND deleted_at IS NULL', [
    fullSlug,
    id,
  ])
  if (taken) throw invalid('slug', 'has already been taken')
}

function childrenOf(store: Store, id: number): number[] {
  return store
    .all<{ id: number }>('SELECT id FROM stories WHERE parent_id = ? AND deleted_at IS NULL', [id])
    .map((row) => row.id)
}

/** One path per language in which the story itself or a folder above it is translated. */
function placeTranslations(store: Store, row: StoryRow, parent: StoryRow | undefined): boolean {
  const own = new Map(listTranslatedSlugs(store, row.id).map((slug) => [slug.lang, slug]))
  const above = new Map(parent ? listTranslatedSlugs(store, parent.id).map((slug) => [slug.lang, slug.path]) : [])
  const changes = [...new Set([...own.keys(), ...above.keys()])].map((lang) => {
    const known = own.get(lang)
    const parentPath = above.get(lang)
    if (known && parentPath === undefined && isEmpty(known)) return removeSlug(store, known.id)
    const path = join(parentPath ?? parent?.full_slug, row, known?.slug ?? row.slug)
    return known?.path !== path && writePath(store, row, { known, lang, path })
  })
  return changes.includes(true)
}

function removeSlug(store: Store, id: number): true {
  store.run('DELETE FROM translated_slugs WHERE id = ?', [id])
  return true
}

function isEmpty(slug: TranslatedSlugRow): boolean {
  return slug.slug === null && slug.name === null
}

function requireFreePath(store: Store, row: StoryRow, { lang, path }: { lang: string; path: string }): void {
  const taken = store.get(
    `SELECT t.id FROM translated_slugs t JOIN stories s ON s.id = t.story_id
     WHERE t.lang = ? AND t.path = ? AND t.story_id <> ? AND s.deleted_at IS NULL`,
    [lang, path, row.id],
  )
  if (taken) throw invalid('translated_slugs.slug', 'has already been taken')
}

type PathWrite = { known: TranslatedSlugRow | undefined; lang: string; path: string }

/** Folders are never published: their translated path takes effect at once, as their default one does. */
function writePath(store: Store, row: StoryRow, { known, lang, path }: PathWrite): true {
  requireFreePath(store, row, { lang, path })
  if (known) {
    store.run('UPDATE translated_slugs SET path = ? WHERE id = ?', [path, known.id])
    return true
  }
  store.run('INSERT INTO translated_slugs (story_id, lang, slug, path, published) VALUES (?, ?, NULL, ?, ?)', [
    row.id,
    lang,
    path,
    row.is_folder || row.published !== null ? 1 : 0,
  ])
  return true
}
