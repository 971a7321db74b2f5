import { createContext, useContext, useMemo, useState } from 'react'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type OutlineNode, outlineOf, shapeOf } from '../story/derived/outline.ts'
import { useDebounced } from '../ui/use-debounced.ts'

/** Milliseconds without a key stroke before the lines show the new text, and before their accessible names change. */
const shownAfter = 150
const calledAfter = 1500

/**
 * The outline of a story during editing. Rendering the tree is expensive, changing the text of one line is not: the
 * texts follow after a short pause, the tree after a longer one.
 */
export function useOutline(content: WireBlock, components: readonly WireComponent[], language: string) {
  const present = useMemo(() => {
    const root = outlineOf(content, components, language)
    return { root, shape: `${language} ${shapeOf(root)}` }
  }, [content, components, language])
  const [rendered, setRendered] = useState(present)
  const calm = useDebounced(present, calledAfter)
  const isStale = rendered.shape !== present.shape || (calm === present && rendered !== present)
  if (isStale) setRendered(present)
  const { root } = useDebounced(present, shownAfter)
  const previews = useMemo(() => new Map(previewsIn(root)), [root])
  return { root: isStale ? present.root : rendered.root, previews }
}

function previewsIn({ id, preview, children }: OutlineNode): (readonly [string, string])[] {
  return [[id, preview], ...children.flatMap(previewsIn)]
}

export const Previews = createContext<ReadonlyMap<string, string>>(new Map())

/** Current preview text of a line's block. */
export function usePreviewOf({ id, preview }: OutlineNode): string {
  return useContext(Previews).get(id) ?? preview
}
