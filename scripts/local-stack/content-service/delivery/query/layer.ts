/** Which content a request reads. */
export type Version = 'draft' | 'published'

/** SQL expressions over the table `stories s` for one of its two layers of content. */
export type Layer = {
  version: Version
  /** JSON text of the content. */
  content: string
  contentType: string
  name: string
  /** What may be delivered at all: a folder is never a story, and a story of the published layer has been published. */
  visible: string
}

const isStory = 's.is_folder = 0 AND s.deleted_at IS NULL'

export const layers: Readonly<Record<Version, Layer>> = {
  draft: { version: 'draft', content: 's.draft', contentType: 's.content_type', name: 's.name', visible: isStory },
  published: {
    version: 'published',
    content: 's.published',
    contentType: 's.published_content_type',
    name: 'coalesce(s.published_name, s.name)',
    visible: `s.published IS NOT NULL AND ${isStory}`,
  },
}
