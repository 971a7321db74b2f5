import type { Store } from '../../store/open-store.ts'
import type { TranslatedSlugAttributes } from './story-body.ts'
import type { StoryRow } from './story-row.ts'

/**
 * Stores an editor's `translated_slugs_attributes`; `placeStory` computes the paths afterwards. A row is identified by
 * its id or by its language; `_destroy` or an empty slug without a name removes it.
 */
export function writeTranslatedSlugs(
  store: Store,
  row: StoryRow,
  attributes: readonly TranslatedSlugAttributes[],
): void {
  for (const attribute of attributes) {
    const known = store.get<KnownSlug>(
      'SELECT id, lang FROM translated_slugs WHERE story_id = ? AND (id = ? OR lang = ?)',
      [row.id, attribute.id ?? -1, attribute.lang ?? ''],
    )
    const lang = attribute.lang ?? known?.lang
    if (lang) writeSlug(store, row, { known, lang, ...textsOf(attribute) })
  }
}

type KnownSlug = { id: number; lang: string }
type SlugWrite = { known: KnownSlug | undefined; lang: string; slug: string | null; name: string | null }

function textsOf({ _destroy: isRemoved, slug, name }: TranslatedSlugAttributes): Pick<SlugWrite, 'slug' | 'name'> {
  return isRemoved ? { slug: null, name: null } : { slug: slug || null, name: name || null }
}

function writeSlug(store: Store, row: StoryRow, { known, lang, slug, name }: SlugWrite): void {
  if (known) {
    store.run('UPDATE translated_slugs SET slug = ?, name = ? WHERE id = ?', [slug, name, known.id])
  } else if (slug !== null || name !== null) {
    // The empty path is never a real one: placeStory detects a move and writes the real one.
    store.run("INSERT INTO translated_slugs (story_id, lang, slug, path, name, published) VALUES (?, ?, ?, '', ?, ?)", [
      row.id,
      lang,
      slug,
      name,
      row.is_folder,
    ])
  }
}
