import type { PictureRatio } from 'component-schemas/kinds/picture-ratios.ts'
import type { Asset } from 'component-schemas/schema/field-values.ts'
import type { CSSProperties } from 'react'

/** Width divided by height of a shape such as `16:9`. */
export function ratioOf(ratio: PictureRatio): number {
  const [width, height] = ratio.split(':').map(Number)
  return (width ?? 1) / (height ?? 1)
}

/** Width divided by height of a picture as it is; undefined when its size is not known. */
export function ownRatio({ width, height }: Asset): number | undefined {
  return width && height ? width / height : undefined
}

/** Tells the style sheet the shape of a picture (`--ratio`), so that a tall one stays lower than the screen. */
export function shapeStyle(ratio: number | undefined): CSSProperties | undefined {
  return ratio === undefined ? undefined : { '--ratio': ratio }
}
