'use client'

import { memo, type SyntheticEvent, useMemo } from 'react'
import type { LiveStory } from '#site/browser/live-preview/use-live-story.client.ts'
import { BlockTools } from './block-tools.client.tsx'
import { InsertionLines } from './insertion-lines.client.tsx'
import { type LiveContent, useLiveContent } from './live-content.client.ts'
import { RefusalNotice } from './refusal-notice.client.tsx'
import { useEditorSide } from './use-editor-side.client.ts'
import { useWriting } from './use-writing.client.ts'

type OnPageProps = {
  /** As the editor has it now. */
  story: LiveStory
  editorOrigin: string
}

/**
 * Editing on the page itself, inside the editor: blocks are inserted and moved, texts written. What the vendor's bridge offers (its frame
 * and menu around the selected block) stays its own.
 */
export function OnPage({ story, editorOrigin }: OnPageProps) {
  const live = useLiveContent(story.content)
  return <Tools storyId={story.id} editorOrigin={editorOrigin} live={live} />
}

type ToolsProps = { storyId: number; editorOrigin: string; live: LiveContent }

const Tools = memo(({ storyId, editorOrigin, live }: ToolsProps) => {
  const [side, notify] = useEditorSide(editorOrigin)
  const { texts, selected } = side
  const writing = useMemo(
    () => (texts ? { storyId, editorOrigin, texts, live } : undefined),
    [storyId, editorOrigin, texts, live],
  )
  const blockWriting = useWriting(writing, selected?.uid)
  const shown = { storyId, editorOrigin, live, side }
  return (
    // The vendor's bridge takes a click outside of every block for the end of the selection.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- nothing happens at a click here
    <div data-on-page="" onClick={stop}>
      {selected && <BlockTools key={selected.uid} {...shown} uid={selected.uid} writing={blockWriting} />}
      <InsertionLines {...shown} />
      <RefusalNotice refusal={side.refusal} onClose={() => notify({ action: 'closedNotice' })} />
    </div>
  )
})

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}
