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

/** What a feature shows above a draft: it receives what its row in `features.previews.ts` has read, and the pages about the draft. */
export type DraftPart = {
  /** Name of the feature. */
  name: string
  Part: ComponentType<{ read: never; links: readonly DraftLink[] }>
}

/** A page of a feature about the draft, with the same choice of release, moment and group. */
export type DraftLink = { path: string; label: MessageDescriptor }
