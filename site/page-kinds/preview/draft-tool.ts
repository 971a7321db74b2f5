import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { LiveStory } from '#site/browser/live-preview/use-live-story.client.ts'

/** What a feature adds to a draft in the visual editor. */
export type DraftTool = {
  /** Name of the feature. */
  name: string
  /** @param story as the editor has it now */
  Tool: ComponentType<{ story: LiveStory; editorOrigin: string }>
}

/** A page of a feature about the draft, with the same choice of release, moment and group. */
export type DraftLink = { path: string; label: MessageDescriptor }
