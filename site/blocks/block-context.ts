import type { ComponentType, ReactNode } from 'react'
import type { PageForms } from '#site/forms/form-model.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

/** The context that every block of a page receives. */
export type BlockContext = {
  /** BCP 47 tag of the page's language: numbers, units and labels follow it. */
  locale: string
  /** Drafts in the visual editor: what visitors do not see is said. */
  isEditor: boolean
  /**
   * Words of datasource values in the page's language as editors keep them in the CMS: datasource, then value, to word.
   * A missing one is replaced by the repository's own.
   */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined
  /** What forms on the page need; absent where none can be sent. */
  forms?: PageForms | undefined
  /** Receives a block whose render failed; the page goes on without it. */
  onBlockError?: ((block: { component: string; _uid: string }, error: unknown) => void) | undefined
  /**
   * Wraps each block where components keep state (a draft in the browser), and shows a notice in place of one whose render
   * failed.
   */
  guard?: ComponentType<BlockGuardProps> | undefined
}

/** `children` is the block rendered with the other three, and with nothing else. */
export type BlockGuardProps = { block: RenderedBlock; context: BlockContext; level: HeadingLevel; children: ReactNode }

type RenderedBlock = { component: string; _uid: string; _editable?: string | undefined }

/** Props of every block's component. */
export type BlockProps<Block> = {
  block: Block
  context: BlockContext
  /** Level of the block's own heading: 1 for the block that opens the page, else 2. */
  level: HeadingLevel
}
