import { isDeepStrictEqual } from 'node:util'
import type { Change, Step } from './plan.ts'
import type { RemotePreset, RemoteSchema } from './remote-schema.ts'

/** A preset as a space shall hold it. */
export type WantedPreset = {
  component: string
  name: string
  description: string
  icon: string
  color: string
  content: Readonly<Record<string, unknown>>
  /** Its name carries the hash of what is in it; a block without a picture has a preset all the same. */
  picture: { name: string; bytes: Uint8Array } | undefined
}

/** Steps for presets. A preset is known by its component and its name; others, which editors made, stay. */
export function planPresets(wanted: readonly WantedPreset[], { components, presets }: RemoteSchema): Step[] {
  return wanted.flatMap((preset): Step[] => {
    const id = components.find(({ name }) => name === preset.component)?.id
    const known = presets.find((one) => one.component_id === id && one.name === preset.name)
    if (!known) return [{ kind: 'preset', action: 'create', name: presetName(preset), changes: [] }]
    const changes = changesOf(preset, known)
    return changes.length > 0 ? [{ kind: 'preset', action: 'update', name: presetName(preset), changes }] : []
  })
}

export function presetName({ component, name }: Pick<WantedPreset, 'component' | 'name'>): string {
  return `${component}: ${name}`
}

/** Whether an address is that of the wanted picture. */
export function isPicture(address: string | null | undefined, picture: WantedPreset['picture']): boolean {
  return fileOf(address) === picture?.name
}

function changesOf(wanted: WantedPreset, known: RemotePreset): Change[] {
  const pairs = [
    ['description', known.description, wanted.description],
    ['icon', known.icon, wanted.icon],
    ['color', known.color, wanted.color],
    ['picture', fileOf(known.image), wanted.picture?.name],
    ['preset', known.preset, wanted.content],
  ] as const
  return pairs.filter(([, from, to]) => !isDeepStrictEqual(from, to)).map(([at, from, to]) => ({ at, from, to }))
}

function fileOf(address: string | null | undefined): string | undefined {
  return address ? address.split('/').at(-1) : undefined
}
