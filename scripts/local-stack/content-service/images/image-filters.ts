import type { Area, Colour, ImageFilters, ImageFormat, Parsed, RoundCorner } from './image-operations.ts'

/** One filter of the image service: its name in the address, its accepted values, and its parser. */
export type ImageFilterRow = {
  name: string
  accepts: string
  meaning: string
  parse: (args: string) => Parsed<ImageFilters>
}

/** Every supported filter; any other name is refused (Storyblok docs, image service). */
export const imageFilters: readonly ImageFilterRow[] = [
  {
    name: 'quality',
    accepts: '0 to 100',
    meaning: 'compression of webp, jpeg and avif; png stays lossless',
    parse: wholeNumber('quality', { min: 0, max: 100 }, (quality) => ({ quality })),
  },
  { name: 'blur', accepts: 'radius 0 to 150, optional sigma 0 to 150', meaning: 'Gaussian blur', parse: parseBlur },
  {
    name: 'brightness',
    accepts: '-100 to 100',
    meaning: 'per cent of full white added to each channel',
    parse: wholeNumber('brightness', { min: -100, max: 100 }, (brightness) => ({ brightness })),
  },
  { name: 'rotate', accepts: '0, 90, 180 or 270', meaning: 'degrees clockwise, after sizing', parse: parseRotate },
  {
    name: 'format',
    accepts: 'webp, jpeg, png or avif',
    meaning: 'output format, whatever the client accepts',
    parse: parseFormat,
  },
  {
    name: 'grayscale',
    accepts: 'nothing',
    meaning: 'removes colour',
    parse: (args) => flag('grayscale', args, { grayscale: true }),
  },
  {
    name: 'no_upscale',
    accepts: 'nothing',
    meaning: 'never larger than the original',
    parse: (args) => flag('no_upscale', args, { noUpscale: true }),
  },
  {
    name: 'fill',
    accepts: 'transparent or a hexadecimal colour',
    meaning: 'with fit-in: pads to the whole box; alone: replaces transparency',
    parse: parseFill,
  },
  {
    name: 'round_corner',
    accepts: 'radius[|ellipse],R,G,B[,0 or 1]',
    meaning: 'rounds the corners over a colour, or over nothing when the last value is 1',
    parse: parseRoundCorner,
  },
  {
    name: 'focal',
    accepts: 'X1xY1:X2xY2 in pixels of the original',
    meaning: 'the area whose centre a crop keeps',
    parse: (args) => {
      const focal = parseArea(args)
      return focal ? value({ focal }) : refuse('focal', args)
    },
  },
]

const rowByName = new Map(imageFilters.map((row) => [row.name, row]))

/**
 * Parses `name(args)` of one filter.
 * @returns the keys that this filter sets, or an error with the filter's name and its accepted values
 */
export function parseImageFilter(name: string, args: string): Parsed<ImageFilters> {
  const row = rowByName.get(name)
  return row ? row.parse(args) : { ok: false, error: `The filter ${name} is not known.` }
}

/** Reads `X1xY1:X2xY2`; undefined unless both points are whole numbers of at most six digits, the second not before the first. */
export function parseArea(text: string): Area | undefined {
  const found = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/.exec(text)
  if (!found) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = found.slice(1).map(Number)
  return right < left || bottom < top ? undefined : { left, top, right, bottom }
}

function value(filters: ImageFilters): Parsed<ImageFilters> {
  return { ok: true, value: filters }
}

function refuse(name: string, args: string): Parsed<never> {
  return { ok: false, error: `The filter ${name} accepts ${rowByName.get(name)?.accepts}, not "${args}".` }
}

type Range = { min: number; max: number }

function wholeNumber(name: string, range: Range, toFilters: (read: number) => ImageFilters): ImageFilterRow['parse'] {
  return (args) => {
    const read = toWholeNumber(args, range)
    return read === undefined ? refuse(name, args) : value(toFilters(read))
  }
}

function toWholeNumber(text: string | undefined, range: Range): number | undefined {
  if (text === undefined || !/^-?\d{1,4}$/.test(text)) return undefined
  const read = Number(text)
  return read < range.min || read > range.max ? undefined : read
}

function flag(name: string, args: string, filters: ImageFilters): Parsed<ImageFilters> {
  return args === '' ? value(filters) : refuse(name, args)
}

function parseBlur(args: string): Parsed<ImageFilters> {
  const parts = args.split(',')
  const range = { min: 0, max: 150 }
  const radius = toWholeNumber(parts[0], range)
  const sigma = parts.length === 1 ? radius : toWholeNumber(parts[1], range)
  if (radius === undefined || sigma === undefined || parts.length > 2) return refuse('blur', args)
  return value({ blur: { radius, sigma } })
}

const rotations = { '0': 0, '90': 90, '180': 180, '270': 270 } as const

function parseRotate(args: string): Parsed<ImageFilters> {
  const found = Object.entries(rotations).find(([text]) => text === args)
  return found ? value({ rotate: found[1] }) : refuse('rotate', args)
}

const formats: readonly ImageFormat[] = ['webp', 'jpeg', 'png', 'avif']

function parseFormat(args: string): Parsed<ImageFilters> {
  const format = formats.find((name) => name === args)
  return format ? value({ format }) : refuse('format', args)
}

function parseFill(args: string): Parsed<ImageFilters> {
  const fill = args === 'transparent' ? { r: 0, g: 0, b: 0, alpha: 0 } : parseHex(args)
  return fill ? value({ fill }) : refuse('fill', args)
}

function parseHex(text: string): Colour | undefined {
  const digits = text.replace(/^#/, '')
  if (!/^([\da-f]{3}|[\da-f]{6})$/i.test(digits)) return undefined
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [r = 0, g = 0, b = 0] = pairs.map((pair) => Number.parseInt(pair, 16))
  return { r, g, b, alpha: 1 }
}

function parseRoundCorner(args: string): Parsed<ImageFilters> {
  const found = /^(\d{1,4})(?:\|(\d{1,4}))?,(\d{1,3}),(\d{1,3}),(\d{1,3})(?:,([01]))?$/.exec(args)
  if (!found) return refuse('round_corner', args)
  const [radius, ellipse, red, green, blue, transparent] = found.slice(1)
  const channels = [red, green, blue].map((text) => toWholeNumber(text, { min: 0, max: 255 }))
  const [r, g, b] = channels
  if (r === undefined || g === undefined || b === undefined) return refuse('round_corner', args)
  const roundCorner: RoundCorner = {
    radiusX: Number(radius),
    radiusY: Number(ellipse ?? radius),
    background: { r, g, b, alpha: transparent === '1' ? 0 : 1 },
  }
  return value({ roundCorner })
}
