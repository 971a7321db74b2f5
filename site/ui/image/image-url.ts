/** The picture as the image service knows it. */
export type ImageSource = {
  /** Absolute address of the original. */
  src: string
  /** `X1xY1:X2xY2` in pixels of the original: what must stay visible when the picture is cropped. */
  focus?: string | undefined
}

export type ImageOptions = {
  /** Pixels; 0 or absent keeps the proportions. Both given means a crop to exactly this size. */
  width?: number | undefined
  height?: number | undefined
  /** 0 to 100. */
  quality?: number | undefined
  /** Radius, 0 to 100. */
  blur?: number | undefined
  /** -100 to 100. */
  brightness?: number | undefined
  rotate?: 90 | 180 | 270 | undefined
  format?: 'webp' | 'png' | 'jpeg' | undefined
}

type Limit = { min: number; max: number; unit: string }

/** Product specification section 9; the service would accept more. */
const limits = {
  width: { min: 0, max: 4000, unit: ' pixels' },
  height: { min: 0, max: 4000, unit: ' pixels' },
  quality: { min: 0, max: 100, unit: '' },
  blur: { min: 0, max: 100, unit: '' },
  brightness: { min: -100, max: 100, unit: '' },
} as const satisfies Partial<Record<keyof ImageOptions, Limit>>

const rotations: readonly number[] = [90, 180, 270]
const formats: readonly string[] = ['webp', 'png', 'jpeg']
const focusGrammar = /^\d+x\d+:\d+x\d+$/
/** Only originals of the content service have a transforming twin under `/m`. */
const transformable = /^https?:\/\/[^/?#]+\/f\/[^?#]+$/

/**
 * Address of a picture in the image service (Storyblok docs, image service).
 *
 * SVG files and pictures of other hosts are returned unchanged.
 *
 * @throws RangeError with a sentence when a value is outside its range, so that a mistake shows in development and not as a missing
 * picture.
 */
export function imageUrl(source: ImageSource, options: ImageOptions = {}): string {
  checkOptions(options)
  if (!isTransformable(source.src)) return source.src
  const size = sizeSegment(options)
  const filters = filtersOf(source, options)
  return [`${source.src}/m`, size, filters.length > 0 ? `filters:${filters.join(':')}` : undefined]
    .filter((part) => part !== undefined)
    .join('/')
    .replace(/\/m$/, '/m/')
}

/** Whether the image service can deliver other sizes of this picture. */
export function isTransformable(src: string): boolean {
  return transformable.test(src) && !/\.svg$/i.test(src)
}

function checkOptions(options: ImageOptions): void {
  for (const [name, limit] of Object.entries(limits)) {
    const value = options[name as keyof typeof limits]
    if (value === undefined) continue
    if (!Number.isInteger(value) || value < limit.min || value > limit.max) {
      throw new RangeError(
        `Image ${name} must be a whole number from ${limit.min} to ${limit.max}${limit.unit}, not ${value}.`,
      )
    }
  }
  if (options.rotate !== undefined && !rotations.includes(options.rotate)) {
    throw new RangeError(`Image rotate must be 90, 180 or 270 degrees, not ${options.rotate}.`)
  }
  if (options.format !== undefined && !formats.includes(options.format)) {
    throw new RangeError(`Image format must be webp, png or jpeg, not ${options.format}.`)
  }
}

function sizeSegment({ width = 0, height = 0 }: ImageOptions): string | undefined {
  return width === 0 && height === 0 ? undefined : `${width}x${height}`
}

function filtersOf(source: ImageSource, options: ImageOptions): string[] {
  const isCropped = (options.width ?? 0) > 0 && (options.height ?? 0) > 0
  const focus = isCropped && source.focus !== undefined && focusGrammar.test(source.focus) ? source.focus : undefined
  const values: [name: string, value: string | number | undefined][] = [
    ['focal', focus],
    ['quality', options.quality],
    ['blur', options.blur],
    ['brightness', options.brightness],
    ['rotate', options.rotate],
    ['format', options.format],
  ]
  return values.filter(([, value]) => value !== undefined).map(([name, value]) => `${name}(${value})`)
}
