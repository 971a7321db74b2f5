'use client'

import type { BlockRefusal } from './editor-messages.ts'
import type { Line } from './line-at.ts'
import styles from './on-page.module.css'
import { RefusalText } from './refusal-notice.client.tsx'

/** The line at which a moved block would be dropped; with the reason where it cannot. */
export function DropLine({ line, refusal }: { line: Line; refusal: BlockRefusal | undefined }) {
  const { left, top, width, height, isVertical } = line
  return (
    <div
      className={styles.line}
      data-vertical={isVertical ? '' : undefined}
      data-refused={refusal ? '' : undefined}
      style={{ translate: `${left}px ${top}px`, inlineSize: width, blockSize: height }}
    >
      {refusal && (
        <p className={styles.reason}>
          <RefusalText refusal={refusal} />
        </p>
      )}
    </div>
  )
}
