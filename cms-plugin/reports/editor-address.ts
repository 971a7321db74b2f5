import type { FindingLocation } from './finding.ts'

export type Editor = {
  /** Address of the visual editor, such as `https://app.storyblok.com`, without `/` at its end. */
  baseUrl: string
  spaceId: number
}

/**
 * Address of a story in the visual editor (Storyblok docs, visual editor: `/#/me/spaces/…/stories/0/0/…`). The query names
 * block, field and language for an editor that can jump there; another one opens the story. Without a story, the space.
 */
export function editorAddress(editor: Editor, storyId: number | undefined, location: FindingLocation): string {
  const space = `${editor.baseUrl}/#/me/spaces/${editor.spaceId}`
  if (storyId === undefined) return space
  const story = `${space}/stories/0/0/${storyId}`
  const query = new URLSearchParams()
  for (const name of ['uid', 'field', 'language'] as const) if (location[name]) query.set(name, location[name])
  return query.size > 0 ? `${story}?${query}` : story
}
