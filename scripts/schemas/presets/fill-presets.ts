import { isObject } from 'component-schemas/parse/is-object.ts'
import { isSlot, type PresetSlot } from 'component-schemas/presets/preset-slots.ts'
import type { ManagementRequests } from '../../management/management-requests.ts'
import type { WantedPreset } from '../plan/wanted-schema.ts'
import { type PresetState, presetKey } from '../state/schema-state.ts'
import { type SpaceContent, spaceContent } from './space-content.ts'

/**
 * Presets whose slots are filled with files, stories and links of the space. Values that are in the slots of the space's preset already stay, so
 * that a second push changes nothing. The space is asked only when a slot is open; a slot for which it has nothing is left out.
 */
export async function fillPresets(
  wanted: readonly WantedPreset[],
  current: readonly PresetState[],
  requests: ManagementRequests,
): Promise<WantedPreset[]> {
  const reused = wanted.map((preset) => {
    const known = current.find((one) => presetKey(one) === presetKey(preset))
    return { ...preset, content: reuse(preset.content, known?.content) as WantedPreset['content'] }
  })
  const open = new Set(reused.flatMap(({ content }) => slotsIn(content)))
  const content = open.size > 0 ? await spaceContent([...open], requests) : undefined
  return reused.map((preset) => ({ ...preset, content: fill(preset.content, content?.()) as WantedPreset['content'] }))
}

/** The wanted value with the values of the space's preset in its slots. */
function reuse(wanted: unknown, current: unknown): unknown {
  if (isSlot(wanted)) return fits(wanted, current) ? current : wanted
  if (Array.isArray(wanted)) {
    const items = Array.isArray(current) && current.length === wanted.length ? current : []
    return wanted.map((item, index) => reuse(item, items[index]))
  }
  if (!isObject(wanted)) return wanted
  const known = isObject(current) ? current : {}
  return Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, reuse(value, known[key])]))
}

function fits({ slot }: PresetSlot, value: unknown): boolean {
  if (slot === 'story') return typeof value === 'string' && value !== ''
  if (!isObject(value)) return false
  return slot === 'link' ? value['fieldtype'] === 'multilink' && Boolean(value['id']) : Boolean(value['filename'])
}

function slotsIn(value: unknown): PresetSlot[] {
  if (isSlot(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(slotsIn)
  return isObject(value) ? Object.values(value).flatMap(slotsIn) : []
}

/** Without the slots for which the space has nothing. */
function fill(value: unknown, content: ReturnType<SpaceContent> | undefined): unknown {
  if (isSlot(value)) return content?.take(value)
  if (Array.isArray(value)) return value.map((item) => fill(item, content)).filter((item) => item !== undefined)
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, fill(inner, content)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}
