import { createContext } from 'react'
import type { EditorServices } from '../../services/editor-services.ts'

/** Context of the blocks inside a rich text: the field around them. */
export type NestedBlocks = { services: EditorServices; storyId: number; language: string; isReadOnly: boolean }

export const NestedBlocksContext = createContext<NestedBlocks | undefined>(undefined)
