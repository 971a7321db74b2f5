import { useMemo } from 'react'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type OutlineNode, outlineOf, shapeOf } from '../story/outline.ts'
import { useSettled } from '../ui/use-settled.ts'

/** Milliseconds without a key stroke after which the lines say what was written. */
const pause = 150

/**
 * The outline of a story under an editor's hands. Another order or number of blocks shows at once; what a block says of
 * itself waits for a pause, so that a key stroke does not draw the whole tree.
 */
export function useOutline(content: WireBlock, components: readonly WireComponent[], language: string): OutlineNode {
  const present = useMemo(() => {
    const root = outlineOf(content, components, language)
    return { root, shape: `${language} ${shapeOf(root)}` }
  }, [content, components, language])
  const settled = useSettled(present, pause)
  return settled.shape === present.shape ? settled.root : present.root
}
