/** A release: stories whose name and content become public together. */
export type WireRelease = {
  id: number
  name: string
  /** The time at which it is released by itself, in UTC; null when a person releases it. */
  release_at: string | null
  released: boolean
  timezone: string | null
  updated_at: string
}

/** The publish or unpublish of a story at a time. */
export type WireSchedule = {
  id: number
  story_id: number
  action: 'publish' | 'unpublish'
  /** A code, `default` for the space's own language, empty for the whole story. */
  language: string
  publish_at: string
  status: string
}
