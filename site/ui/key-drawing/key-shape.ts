/** What a key is drawn from, in millimetres and pieces; what is not stated is drawn in its usual size. */
export type KeyShape = {
  /** Value of the content: `cylinder`, `dimple`, `bit` … */
  type: string
  /** Shape of the bow. */
  head?: string | undefined
  length: number
  height: number
  thickness?: number | undefined
  grooves?: number | undefined
  /** Cuts of an example, all equally deep; a blank has none. */
  cuts?: number | undefined
  /** Sides that have cuts: `one`, `both` or `around`. */
  sides?: string | undefined
}

/** SVG paths of one view. The stop of the key is at x = 0, the middle of the blade at y = 0. */
export type KeyView = {
  /** Closed outlines; a later one lies on those before. */
  outlines: readonly string[]
  /** Open and closed lines inside them: grooves, the hole of the bow, points. */
  lines: string
  box: { left: number; right: number; top: number; bottom: number }
}

/** How the blades of a type are made. */
export type Blade = 'edge' | 'face' | 'tube' | 'bit' | 'cross'

const blades: Readonly<Record<string, Blade>> = {
  dimple: 'face',
  laser: 'face',
  tubular: 'tube',
  bit: 'bit',
  cruciform: 'cross',
}

/** A type that an editor has added is drawn as most keys are. */
export function bladeOf(type: string): Blade {
  return blades[type] ?? 'edge'
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}

export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export function circle(x: number, y: number, radius: number): string {
  const [r, left] = [round(radius), round(x - radius)]
  return `M${left} ${round(y)}a${r} ${r} 0 1 1 ${round(2 * radius)} 0a${r} ${r} 0 1 1 ${round(-2 * radius)} 0Z`
}

export function ellipse(x: number, y: number, [wide, high]: readonly [number, number]): string {
  const size = `${round(wide)} ${round(high)}`
  return `M${round(x - wide)} ${round(y)}a${size} 0 1 1 ${round(2 * wide)} 0a${size} 0 1 1 ${round(-2 * wide)} 0Z`
}
