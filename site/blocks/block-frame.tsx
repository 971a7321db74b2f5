import type { ReactNode } from 'react'
import { classNames } from '#site/ui/class-names.ts'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import type { BlockContext } from './block-context.ts'
import styles from './block-frame.module.css'
import { UnsupportedBlock } from './unsupported-block.tsx'

type Framed = {
  _uid: string
  _editable?: string | undefined
  _refused?: readonly Parameters<typeof UnsupportedBlock>[0]['block'][] | undefined
  anchor?: string | undefined
  theme: 'paper' | 'surface' | 'ink'
  spacing: 'small' | 'medium' | 'large'
}

export type BlockFrameProps = {
  block: Framed
  context: BlockContext
  /** `full` reaches both edges of the screen and keeps no space of its own. */
  width?: 'page' | 'full'
  className?: string | undefined
  children: ReactNode
}

/** The section around every block: its anchor, ground and space, and the visual editor's mark when the draft has one. */
export function BlockFrame({ block, context, width = 'page', className, children }: BlockFrameProps) {
  return (
    <section
      id={block.anchor}
      data-theme={block.theme}
      data-spacing={block.spacing}
      className={classNames(styles.frame, styles[width])}
      {...editorAttributes(block)}
    >
      <div className={classNames(styles.inner, className)}>{children}</div>
      <Refused block={block} context={context} />
    </section>
  )
}

/** Items inside the block that could not be used. */
function Refused({ block: { _refused: refused = [] }, context }: Pick<BlockFrameProps, 'block' | 'context'>) {
  return refused.map((item) => <UnsupportedBlock key={`${item._uid}${item.reason}`} block={item} context={context} />)
}
