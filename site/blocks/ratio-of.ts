import type { PictureRatio } from 'component-schemas/picture-ratios.ts'

/** Width divided by height of a shape such as `16:9`. */
export function ratioOf(ratio: PictureRatio): number {
  const [width, height] = ratio.split(':').map(Number)
  return (width ?? 1) / (height ?? 1)
}
