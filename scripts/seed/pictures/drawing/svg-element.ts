/** SVG is written as text: pictures are pure functions of product data, so equal data gives equal bytes. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** A piece of a drawing: what goes into `<defs>` and what is painted. */
export type Drawing = { defs: string; body: string }

/** Two decimals are a hundredth of a pixel or of a millimetre: finer than any output, and the text stays short. */
export function numberText(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

/**
 * One SVG element as text.
 * @param name element name
 * @param attributes attributes; `undefined` leaves one out, numbers are rounded to two decimals
 * @param children finished inner markup
 */
export function svgElement(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(withoutLayer(attributes))
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? numberText(value) : value}"`)
    .join('')
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`
}

/**
 * The opacity of what is either filled or lined, as that of its paint: it looks the same, and the renderer does not lay a
 * layer of the picture's size for it, which a machine of two thousand edges would pay for.
 */
function withoutLayer({ opacity, ...look }: Attributes): Attributes {
  if (opacity === undefined) return look
  const isFilled = look['fill'] !== undefined && look['fill'] !== 'none'
  const isLined = look['stroke'] !== undefined && look['stroke'] !== 'none'
  if (isFilled && !isLined) return { ...look, 'fill-opacity': opacity }
  if (isLined && look['fill'] === 'none') return { ...look, 'stroke-opacity': opacity }
  return { ...look, opacity }
}

/** A group moved, turned (degrees) and scaled, in that order. */
export function placed(body: string, at: { x: number; y: number; scale?: number; turn?: number }): string {
  const steps = [`translate(${numberText(at.x)} ${numberText(at.y)})`]
  if (at.turn) steps.push(`rotate(${numberText(at.turn)})`)
  if (at.scale !== undefined) steps.push(`scale(${String(Math.round(at.scale * 10_000) / 10_000)})`)
  return svgElement('g', { transform: steps.join(' ') }, body)
}

/** Draws several pieces over each other, first one at the back. One that defines nothing is what it paints, as text. */
export function layered(...pieces: readonly (Drawing | string)[]): Drawing {
  const drawings = pieces.map((piece) => (typeof piece === 'string' ? { defs: '', body: piece } : piece))
  return { defs: drawings.map(({ defs }) => defs).join(''), body: drawings.map(({ body }) => body).join('') }
}

/** A whole picture of `width` by `height` pixels. */
export function svgPicture(size: { width: number; height: number }, drawing: Drawing): string {
  const { width, height } = size
  return svgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    svgElement('defs', {}, drawing.defs || svgElement('g', {})) + drawing.body,
  )
}

/** A gradient between two points of the painted shape's box (0 to 1), stops as [offset, colour, opacity?]. */
export function linearGradient(
  id: string,
  line: readonly [x1: number, y1: number, x2: number, y2: number],
  stops: readonly (readonly [number, string, number?])[],
): string {
  const [x1, y1, x2, y2] = line
  return svgElement('linearGradient', { id, x1, y1, x2, y2 }, gradientStops(stops))
}

/** A round gradient in the painted shape's box, brightest point at `centre`. */
export function radialGradient(
  id: string,
  centre: readonly [cx: number, cy: number, r: number],
  stops: readonly (readonly [number, string, number?])[],
): string {
  const [cx, cy, r] = centre
  return svgElement('radialGradient', { id, cx, cy, r }, gradientStops(stops))
}

/** The stops of a gradient, as [offset, colour, opacity?]. */
export function gradientStops(stops: readonly (readonly [number, string, number?])[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      svgElement('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity ?? undefined }),
    )
    .join('')
}
