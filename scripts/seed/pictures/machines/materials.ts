import { dot, unit, type Vector } from './space.ts'

/** Colours of a surface from fully lit to turned away. */
export type Material = { tones: readonly [string, string, string, string]; line: string; isShiny?: boolean }

export const materials = {
  enamel: { tones: ['#FFFFFF', '#E8EBED', '#C4CBD2', '#98A3AD'], line: '#4A555F' },
  graphite: { tones: ['#5A646E', '#3A434C', '#262D34', '#171C21'], line: '#0C0F12' },
  metal: { tones: ['#FFFFFF', '#D6DBE0', '#A4AEB7', '#6B7681'], line: '#39434D', isShiny: true },
  tool: { tones: ['#D5DADF', '#98A2AC', '#66717C', '#3F4953'], line: '#242C34', isShiny: true },
  brass: { tones: ['#FFF0C8', '#E3B65F', '#B58234', '#7A5216'], line: '#4E350C', isShiny: true },
  rubber: { tones: ['#3A4148', '#2A3036', '#1D2227', '#121518'], line: '#0B0E11' },
  signal: { tones: ['#6FA2F5', '#2C6FE0', '#0B57D0', '#083E96'], line: '#062C6B' },
  warm: { tones: ['#F3C777', '#E3A84A', '#C08328', '#8A5A12'], line: '#5E3D0B' },
  white: { tones: ['#FFFFFF', '#FDFDFC', '#E6E9EB', '#C3CAD0'], line: '#5B656F' },
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof materials

const sun = unit([-0.52, 0.78, 0.52])

const sideWindow = unit([0.75, 0.25, 0.55])

/** How much light a surface gets, 0 to 1: a window at the upper left, a weaker one at the right, a bright room. */
export function lightOn(normal: Vector): number {
  return Math.min(
    1,
    0.2 + 0.62 * Math.max(0, dot(normal, sun)) + 0.14 * Math.max(0, dot(normal, sideWindow)) + 0.1 * normal[1],
  )
}

/** The colour of a material at a brightness of 0 to 1; shiny ones get a harder reflection. */
export function toneOf(name: MaterialName, brightness: number): string {
  const material: Material = materials[name]
  const value = material.isShiny ? reflected(brightness) : brightness
  const place = (1 - Math.min(1, Math.max(0, value))) * (material.tones.length - 1)
  const index = Math.min(material.tones.length - 2, Math.floor(place))
  return mixed(material.tones[index] ?? '#000000', material.tones[index + 1] ?? '#000000', place - index)
}

/** A polished part shows bands: the room's edge is a dark stripe between window and floor. */
function reflected(brightness: number): number {
  return brightness + 0.2 * Math.sin(brightness * 11)
}

function mixed(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16)
    const end = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(start + (end - start) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
