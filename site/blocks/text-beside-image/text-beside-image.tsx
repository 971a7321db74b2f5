import type { Asset } from 'component-schemas/schema/field-values.ts'
import type { ReactNode } from 'react'
import { Image } from '#site/ui/image/image.tsx'
import styles from './text-beside-image.module.css'

export type TextBesideImageProps = {
  image: Asset | undefined
  caption?: string | undefined
  /** The side of the picture on wide screens; on narrow ones it follows the text. */
  side: 'start' | 'end'
  /** The text. */
  children: ReactNode
}

/** A text and the picture it speaks of. Without a picture the text keeps the width that reads well. */
export function TextBesideImage({ image, caption, side, children }: TextBesideImageProps) {
  return (
    <div className={styles.pair} data-side={side} data-picture={image ? 'yes' : 'no'}>
      <div className={styles.words}>{children}</div>
      {image && (
        <figure className={styles.figure}>
          <Image
            image={image}
            sizes="(min-width: 42rem) min(40rem, 46vw), 92vw"
            widest={800}
            className={styles.image}
          />
          {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
        </figure>
      )}
    </div>
  )
}
