import { createContext, type ReactNode } from 'react'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import type { LiveBlock } from './live-block.ts'

export type BlockFormProps = {
  component: Pick<WireComponent, 'name' | 'schema'>
  block: WireBlock
  live?: LiveBlock | undefined
  storyId: number
  /** Empty: the default language. */
  language: string
  /** Called with the storage key, which includes the language where there is one; undefined removes the key. */
  onChange: (key: string, value: unknown) => void
  services: EditorServices
}

/** Renders the form of a block for controls that contain blocks; a block's form provides it to its fields. */
export const NestedForm = createContext<((props: BlockFormProps) => ReactNode) | undefined>(undefined)
