/** A rectangle in pixels of the original, measured from its top-left corner. */
export type Area = { left: number; top: number; right: number; bottom: number }

/** The requested output box in pixels; 0 keeps the ratio of the other side, both 0 keep the original size. */
export type Size = { width: number; height: number; flipX: boolean; flipY: boolean }

export type ImageFormat = 'webp' | 'jpeg' | 'png' | 'avif'

export type Colour = { r: number; g: number; b: number; alpha: number }

export type RoundCorner = { radiusX: number; radiusY: number; background: Colour }

/** The filters of one address; an absent key means that the filter was not named. */
export type ImageFilters = {
  quality?: number
  blur?: { radius: number; sigma: number }
  brightness?: number
  rotate?: 0 | 90 | 180 | 270
  format?: ImageFormat
  grayscale?: true
  noUpscale?: true
  fill?: Colour
  roundCorner?: RoundCorner
  focal?: Area
}

/** One parsed address of the image service, in the order in which its parts are applied. */
export type ImageOperations = {
  crop?: Area
  fitIn: boolean
  size?: Size
  smart: boolean
  filters: ImageFilters
}

/** A value, or an error for the caller. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; error: string }
