import { numberText, svgElement } from './svg-element.ts'

/**
 * A single-line engraver's alphabet on a grid of 4 by 6. Engraved codes and dimension figures are strokes and not fonts,
 * so a picture is the same on every machine, whatever fonts it has.
 */
const glyphs: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.7,4 3.3,4',
  B: '0,0 0,6 2.8,6 4,5.2 4,3.8 2.8,3 0,3|2.8,3 3.7,2.3 3.7,0.8 2.7,0 0,0',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2.6,6 4,4.6 4,1.4 2.6,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3.2,3',
  F: '4,0 0,0 0,6|0,3 3.2,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.2 2.4,3.2',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '1,0 1,6',
  J: '3.4,0 3.4,5 2.4,6 1,6 0,5',
  K: '0,0 0,6|4,0 0,3.6|1.4,2.5 4,6',
  L: '0,0 0,6 3.8,6',
  M: '0,6 0,0 2.2,3.6 4.4,0 4.4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  P: '0,6 0,0 3,0 4,0.9 4,2.5 3,3.4 0,3.4',
  Q: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|2.6,4.4 4.2,6.4',
  R: '0,6 0,0 3,0 4,0.9 4,2.4 3,3.2 0,3.2|2.2,3.2 4,6',
  S: '4,1 3,0 1,0 0,1 0,2.2 1,3 3,3 4,3.8 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1.2,6 2.6,2 4,6 5.2,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,2.8 4,0|2,2.8 2,6',
  Z: '0,0 4,0 0,6 4,6',
  '0': '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  '1': '0.4,1.3 1.9,0 1.9,6',
  '2': '0,1.1 1,0 3,0 4,1 4,2.2 0,6 4,6',
  '3': '0,0 4,0 1.8,2.4 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4.2 4.3,4.2',
  '5': '3.8,0 0.4,0 0,2.9 1,2.4 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  '6': '3.6,0.4 2.8,0 1.2,0 0,1.2 0,5 1,6 3,6 4,5 4,3.5 3,2.6 1,2.6 0,3.5',
  '7': '0,0 4,0 1.5,6',
  '8': '1,3 0.2,2.2 0.2,0.8 1,0 3,0 3.8,0.8 3.8,2.2 3,3 1,3 0,3.9 0,5.1 1,6 3,6 4,5.1 4,3.9 3,3',
  '9': '0.4,5.6 1.2,6 2.8,6 4,4.8 4,1 3,0 1,0 0,1 0,2.5 1,3.4 3,3.4 4,2.5',
  '-': '0.4,3.2 3,3.2',
  '+': '0.2,3.2 3.4,3.2|1.8,1.6 1.8,4.8',
  '.': '0.4,5.7 0.8,5.7 0.8,6 0.4,6 0.4,5.7',
  ',': '0.8,5.4 0.8,6 0.3,6.9',
  '/': '0,6.6 3,-0.6',
  m: '0,6 0,2.2|0,3 0.8,2.2 1.6,2.2 2.2,3 2.2,6|2.2,3 3,2.2 3.8,2.2 4.4,3 4.4,6',
  x: '0,2.4 3,6|3,2.4 0,6',
  '×': '0.2,1.8 3.2,4.8|3.2,1.8 0.2,4.8',
  Ø: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|-0.3,6.5 4.3,-0.5',
  '°': '0.8,0 1.6,0 2.1,0.6 2.1,1.2 1.6,1.8 0.8,1.8 0.3,1.2 0.3,0.6 0.8,0',
}

/** Strokes of a line of text, 6 units high times `height / 6`, starting at 0,0; unknown characters are a space. */
export function strokeLines(text: string, height: number): { width: number; lines: [number, number][][] } {
  const unit = height / 6
  const lines: [number, number][][] = []
  let pen = 0
  for (const character of text) {
    const strokes = (glyphs[character] ?? glyphs[character.toUpperCase()] ?? '')
      .split('|')
      .filter((stroke) => stroke !== '')
      .map((stroke) => stroke.split(' ').map((point) => point.split(',').map(Number) as [number, number]))
    for (const stroke of strokes) lines.push(stroke.map(([x, y]) => [(x + pen) * unit, y * unit]))
    const reach = Math.max(...strokes.flat().map(([x]) => x), character === ' ' ? 1.4 : 0.8)
    pen += reach + 1.7
  }
  return { width: Math.max(0, pen - 1.7) * unit, lines }
}

export type StrokeStyle = {
  x: number
  y: number
  height: number
  colour: string
  weight?: number
  align?: 'start' | 'middle' | 'end'
}

/** A line of stroked text; `y` is the top of the capitals. */
export function strokeText(text: string, style: StrokeStyle): string {
  const { width, lines } = strokeLines(text, style.height)
  const shift = { start: 0, middle: width / 2, end: width }[style.align ?? 'start']
  const d = lines
    .map((line) =>
      line
        .map(
          ([x, y], index) => `${index === 0 ? 'M' : 'L'}${numberText(x + style.x - shift)} ${numberText(y + style.y)}`,
        )
        .join(''),
    )
    .join('')
  return svgElement('path', {
    d,
    fill: 'none',
    stroke: style.colour,
    'stroke-width': style.weight ?? style.height / 8,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

/** Text cut into metal: a dark stroke with its lit lower wall beside it. */
export function engravedText(
  text: string,
  style: Omit<StrokeStyle, 'colour'> & { dark: string; light: string },
): string {
  const shift = style.height / 16
  const lit = strokeText(text, { ...style, x: style.x + shift, y: style.y + shift, colour: style.light })
  return lit + strokeText(text, { ...style, colour: style.dark })
}
