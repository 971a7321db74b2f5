/** A block: the fields of its component's schema, by field name. Keys of other languages end in `__i18n__<code>`. */
export type WireBlock = { _uid: string; component: string } & Record<string, unknown>

/** A row of `GET stories`, without content. */
export type WireStoryRow = {
  id: number
  uuid: string
  name: string
  slug: string
  full_slug: string
  path: string | null
  parent_id: number
  is_folder: boolean
  is_startpage: boolean
  position: number
  default_root: string | null
  content_type: string
  published: boolean
  unpublished_changes: boolean
  published_at: string | null
  updated_at: string
  created_at: string
  tag_list: string[]
  current_version_id: number | null
  /** In a release: the version of the draft that it is based on, and the draft's current one. */
  base_version_id: number | null
  main_version_id: number | null
  /** Releases to come that contain the story. */
  release_ids: number[]
  /** The release to come in which it was created: outside of it, it does not exist yet. */
  only_in_release: number | null
  /** The times of the next planned publish and unpublish. */
  publish_at: string | null
  expire_at: string | null
  /** Of a story in the trash. */
  deleted_at?: string | null
}

export type WireTranslatedSlug = { id: number; lang: string; slug: string; name: string | null; published: boolean }

/** `GET stories/{id}`. */
export type WireStory = Omit<WireStoryRow, 'content_type'> & {
  content: WireBlock
  translated_slugs: WireTranslatedSlug[]
  /** The author of the current version. */
  last_author?: { friendly_name: string }
  breadcrumbs: { id: number; name: string; slug: string }[]
  preview_token: { token: string; timestamp: string }
}

/** A row of `GET story_versions` with `show_content`. */
export type WireVersion = {
  id: number
  event: string
  created_at: string
  user: { friendly_name: string }
  content: WireBlock
}

/** The state of a story's translation into one language (`GET story_translations`). */
export type WireTranslation = {
  story_id: number
  lang: string
  state: 'missing' | 'draft' | 'published' | 'outdated'
  /** How many source texts have a translation. */
  translated: number
  total: number
  /** Keys `<uid>.<field>` of the translations whose source text changed. */
  outdated: string[]
  /** Their source texts as they were when they were translated, by the same keys, where a version still has them. */
  translated_from?: Readonly<Record<string, unknown>>
  /** Whether visitors get any text in the language. */
  is_public: boolean
}
