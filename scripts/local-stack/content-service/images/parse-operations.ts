import { parseArea, parseImageFilter } from './image-filters.ts'
import type { Area, ImageFilters, ImageOperations, Parsed, Size } from './image-operations.ts'

/**
 * Parses the part after `/m` of an image service address (Storyblok docs, image service):
 * `[/crop][/fit-in][/size][/smart][/filters:name(args):name(args)…]`, in this order, each part once.
 * @param path the decoded rest of the path, with or without its leading slash; empty means "no change of size"
 * @returns the operations, or the error for a 400 response
 */
export function parseOperations(path: string): Parsed<ImageOperations> {
  const segments = path.split('/').filter((segment) => segment !== '')
  const crop = take(segments, parseCrop)
  const fitIn = take(segments, (segment) => (segment === 'fit-in' ? true : undefined)) ?? false
  const size = take(segments, parseSize)
  const smart = take(segments, (segment) => (segment === 'smart' ? true : undefined)) ?? false
  const filterText = take(segments, (segment) => (segment.startsWith('filters:') ? segment.slice(8) : undefined))
  const [left] = segments
  if (left !== undefined) return { ok: false, error: `The image service does not know "${left}" at this place.` }
  if (fitIn && !size) return { ok: false, error: 'fit-in needs a size such as 300x200.' }
  const filters = parseFilterChain(filterText)
  if (!filters.ok) return filters
  return { ok: true, value: { ...(crop && { crop }), fitIn, ...(size && { size }), smart, filters: filters.value } }
}

/** Removes the first segment when it parses as the expected part. */
function take<Part>(segments: string[], read: (segment: string) => Part | undefined): Part | undefined {
  const [first] = segments
  const part = first === undefined ? undefined : read(first)
  if (part !== undefined) segments.shift()
  return part
}

/** A crop has an extent; a focal point may be a single pixel. */
function parseCrop(segment: string): Area | undefined {
  const area = parseArea(segment)
  return area && area.right > area.left && area.bottom > area.top ? area : undefined
}

function parseSize(segment: string): Size | undefined {
  const found = /^(-?)(\d{1,5})x(-?)(\d{1,5})$/.exec(segment)
  if (!found) return undefined
  return { width: Number(found[2]), height: Number(found[4]), flipX: found[1] === '-', flipY: found[3] === '-' }
}

/** A filter that appears twice keeps its last value. */
function parseFilterChain(text: string | undefined): Parsed<ImageFilters> {
  if (text === undefined) return { ok: true, value: {} }
  if (!/^\w+\([^()]*\)(:\w+\([^()]*\))*$/.test(text)) {
    return { ok: false, error: 'Filters are written filters:name(value):name(value).' }
  }
  let filters: ImageFilters = {}
  for (const [, name = '', args = ''] of text.matchAll(/(\w+)\(([^()]*)\)/g)) {
    const parsed = parseImageFilter(name, args)
    if (!parsed.ok) return parsed
    filters = { ...filters, ...parsed.value }
  }
  return { ok: true, value: filters }
}
