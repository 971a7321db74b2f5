/** A link object of the delivery API (Storyblok docs, the link object). */
export type Link = Record<string, unknown>

/** The columns of a `stories` row that a link object shows; `translated_slugs` is JSON. */
export type LinkRow = {
  id: number
  uuid: string
  full_slug: string
  path: string | null
  name: string
  is_published: number
  parent_id: number
  is_folder: number
  is_startpage: number
  position: number
  published_at: string | null
  created_at: string
  updated_at: string
  translated_slugs: string
}

type TranslatedSlug = { lang: string; path: string; name: string | null; published: boolean }

/** The link object of a story or folder. */
export function toLink(row: LinkRow, hasDates: boolean): Link {
  const slugs: TranslatedSlug[] = JSON.parse(row.translated_slugs)
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.full_slug,
    path: row.path,
    real_path: realPath(row.path, row.full_slug),
    name: row.name,
    published: row.is_published === 1,
    parent_id: row.parent_id === 0 ? null : row.parent_id,
    is_folder: row.is_folder === 1,
    is_startpage: row.is_startpage === 1,
    position: row.position,
    ...(hasDates && { published_at: row.published_at, created_at: row.created_at, updated_at: row.updated_at }),
    alternates: slugs.map(toAlternate),
  }
}

/** The link object of an already loaded story, with the address in the language of the response. */
export function linkForStory(story: Readonly<Record<string, unknown>>): Link {
  const { id, uuid, name, full_slug: fullSlug, path, parent_id: parentId, is_startpage: isStartpage, position } = story
  const slugs = Array.isArray(story.translated_slugs) ? story.translated_slugs : []
  return {
    id,
    uuid,
    slug: fullSlug,
    path: path ?? null,
    real_path: realPath(typeof path === 'string' ? path : null, String(fullSlug)),
    name,
    published: story.published_at !== null,
    parent_id: parentId === 0 ? null : parentId,
    is_folder: false,
    is_startpage: isStartpage,
    position,
    full_slug: fullSlug,
    alternates: slugs.map(toAlternate),
  }
}

function toAlternate({ lang, path, name, published }: TranslatedSlug): Link {
  return { path, name, lang, published, translated_slug: path }
}

/** The visual editor's path when it is set, else the slug; with one leading slash. */
function realPath(path: string | null, slug: string): string {
  return `/${(path ?? slug).replace(/^\/+/, '')}`
}
