import { createContext, useContext, useMemo, useState } from 'react'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type OutlineNode, outlineOf, shapeOf } from '../story/outline.ts'
import { useSettled } from '../ui/use-settled.ts'

/** Milliseconds without a key stroke after which the lines show what was written, and after which they are called so. */
const shownAfter = 150
const calledAfter = 1500

export type Outlined = {
  /** The lines; another object when one comes, goes or moves, and not with every letter. */
  root: OutlineNode
  /** What each block says of itself. */
  previews: ReadonlyMap<string, string>
}

/**
 * The outline of a story under an editor's hands. To draw its tree is dear, to change the words in one line is not: words
 * follow after a pause, the tree with them when nobody has typed for a while.
 */
export function useOutline(content: WireBlock, components: readonly WireComponent[], language: string): Outlined {
  const present = useMemo(() => {
    const root = outlineOf(content, components, language)
    return { root, shape: `${language} ${shapeOf(root)}` }
  }, [content, components, language])
  const [drawn, setRendered] = useState(present)
  const calm = useSettled(present, calledAfter)
  const isStale = drawn.shape !== present.shape || (calm === present && drawn !== present)
  if (isStale) setRendered(present)
  const { root } = useSettled(present, shownAfter)
  const previews = useMemo(() => new Map(previewsIn(root)), [root])
  return { root: isStale ? present.root : drawn.root, previews }
}

function previewsIn({ id, preview, children }: OutlineNode): (readonly [string, string])[] {
  return [[id, preview], ...children.flatMap(previewsIn)]
}

export const Previews = createContext<ReadonlyMap<string, string>>(new Map())

/** What the block of a line says of itself now. */
export function usePreviewOf({ id, preview }: OutlineNode): string {
  return useContext(Previews).get(id) ?? preview
}
