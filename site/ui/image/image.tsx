import type { CSSProperties } from 'react'
import { focusPosition } from './focus-position.ts'
import { type ImageOptions, type ImageSource, imageUrl, isTransformable } from './image-url.ts'
import { imageWidths } from './image-widths.ts'

/** A picture with what is known about it; an empty `alt` marks decoration. */
export type ImageAsset = ImageSource & {
  alt: string
  title?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

export type ImageProps = {
  image: ImageAsset
  /** How wide it is shown, as in the HTML attribute: `(min-width: 60rem) 50vw, 100vw`. */
  sizes: string
  /** Width divided by height of the crop; absent keeps the picture whole. */
  ratio?: number | undefined
  /** Widest it is ever shown, in CSS pixels. */
  widest?: number | undefined
  /** The first picture a visitor sees: fetched at once. Every other one waits until it comes near. */
  isPriority?: boolean | undefined
  options?: Omit<ImageOptions, 'width' | 'height'> | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
}

const usual: ImageOptions = { format: 'webp', quality: 78 }

/** A picture in the sizes a screen may want, cropped around its focus, with its place kept free while it loads. */
export function Image({ image, sizes, ratio, widest, isPriority = false, options, className, style }: ImageProps) {
  const shape = shapeOf(image, ratio)
  return (
    // oxlint-disable-next-line next/no-img-element -- the content service has an image service of its own
    <img
      {...sourcesOf(image, { ratio, widest, options })}
      sizes={isTransformable(image.src) ? sizes : undefined}
      alt={image.alt}
      title={image.title}
      width={shape?.width}
      height={shape?.height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? undefined : 'async'}
      className={className}
      style={withFocus(image, style)}
    />
  )
}

type Wanted = Pick<ImageProps, 'ratio' | 'widest' | 'options'>

function sourcesOf(image: ImageAsset, { ratio, widest, options }: Wanted) {
  if (!isTransformable(image.src)) return { src: image.src }
  const at = (width: number) =>
    imageUrl(image, {
      ...usual,
      ...options,
      width,
      ...(ratio === undefined ? {} : { height: Math.round(width / ratio) }),
    })
  const widths = imageWidths(image.width, widest)
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? 640
  return { srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '), src: at(middle) }
}

/** Numbers for the width and height attributes: only their proportion matters to the browser. */
function shapeOf({ width, height }: ImageAsset, ratio: number | undefined) {
  if (ratio !== undefined) return { width: width ?? 1200, height: Math.round((width ?? 1200) / ratio) }
  return width && height ? { width, height } : undefined
}

/** A style sheet may crop once more; the point of interest then stays in view too. */
function withFocus(image: ImageAsset, style: CSSProperties | undefined): CSSProperties | undefined {
  const objectPosition = focusPosition(image)
  return objectPosition === undefined ? style : { objectPosition, ...style }
}
