import type { CSSProperties } from 'react'
import { type ImageOptions, type ImageSource, imageUrl, isTransformable } from './image-url.ts'

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

/** Widths in pixels that pictures are offered in: few, so that caches are shared, and close enough to waste little. */
const ladder = [160, 320, 480, 640, 800, 1080, 1440, 1920, 2560] as const

/** The first step is offered for pictures that are never shown wider; for all others it would only lengthen the list. */
const small = 160

/**
 * Widths worth offering.
 *
 * @param original width of the original in pixels, when known: nothing wider is offered, for it would be blown up
 * @param widest widest the picture is ever shown, in CSS pixels; twice that is offered for dense screens
 */
export function imageWidths(original: number | undefined, widest = 2560): number[] {
  const limit = Math.min(original ?? Number.POSITIVE_INFINITY, widest * 2)
  const least = widest > small ? 320 : small
  const fitting: number[] = ladder.filter((width) => width >= least && width <= limit)
  const rounded = Math.min(4000, Math.floor(limit))
  const isOriginalWorthIt =
    original !== undefined && original <= widest * 2 && !fitting.includes(rounded) && rounded <= 2560
  return isOriginalWorthIt ? [...fitting, rounded] : fitting.length > 0 ? fitting : [least]
}

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

type Focused = { focus?: string | undefined; width?: number | undefined; height?: number | undefined }

/**
 * Where the point of interest lies, for `object-position`, as percentages of the original.
 * Absent when the picture has no focus or no known size, or when they do not fit each other.
 */
export function focusPosition({ focus, width, height }: Focused): string | undefined {
  const corners = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus ?? '')
  if (!corners || !width || !height) return undefined
  const x = middleOf(corners[1], corners[3]) / width
  const y = middleOf(corners[2], corners[4]) / height
  return x > 1 || y > 1 ? undefined : `${Math.round(x * 100)}% ${Math.round(y * 100)}%`
}

function middleOf(from: string | undefined, to: string | undefined): number {
  return (Number(from) + Number(to)) / 2
}

/** A style sheet may crop once more; the point of interest then stays in view too. */
function withFocus(image: ImageAsset, style: CSSProperties | undefined): CSSProperties | undefined {
  const objectPosition = focusPosition(image)
  return objectPosition === undefined ? style : { objectPosition, ...style }
}
