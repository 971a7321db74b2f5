import { emptyItem, emptySection, type NewId } from 'component-schemas/landing/empty-value.ts'
import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import type { FieldMap } from 'component-schemas/landing/landing-field.ts'
import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'
import { type Path, setAt, valueAt } from './set-at.ts'

/** The edited landing, with its earlier and undone states. */
export type LandingState = {
  data: LandingData
  past: readonly LandingData[]
  future: readonly LandingData[]
  /** The path that the last step changed: keystrokes in one place are undone together. */
  lastPath: string | undefined
}

/** A list is named by its path: `['sections']`, or a list inside a section. */
export type LandingAction =
  | { do: 'open'; data: LandingData }
  | { do: 'set'; path: Path; value: unknown }
  | { do: 'add-section'; type: LandingSectionType }
  | { do: 'add-item'; list: Path; of: FieldMap }
  | { do: 'move'; list: Path; from: number; to: number }
  | { do: 'duplicate'; list: Path; index: number }
  | { do: 'remove'; list: Path; index: number }
  | { do: 'undo' }
  | { do: 'redo' }

/** Steps that can be undone. */
const mostPast = 200

export function openState(data: LandingData): LandingState {
  return { data, past: [], future: [], lastPath: undefined }
}

/** One step of editing. Pure but for identities, which `newId` gives to new parts. */
export function landingReducer(newId: NewId) {
  return (state: LandingState, action: LandingAction): LandingState => {
    if (action.do === 'open') return openState(action.data)
    if (action.do === 'undo') return undone(state)
    if (action.do === 'redo') return redone(state)
    const data = changed(state.data, action, newId)
    if (data === state.data) return state
    const path = action.do === 'set' ? action.path.join('.') : undefined
    const isSamePlace = path !== undefined && path === state.lastPath
    const past = isSamePlace ? state.past : [...state.past, state.data].slice(-mostPast)
    return { data, past, future: [], lastPath: path }
  }
}

function undone({ data, past, future }: LandingState): LandingState {
  const before = past.at(-1)
  if (!before) return { data, past, future, lastPath: undefined }
  return { data: before, past: past.slice(0, -1), future: [data, ...future], lastPath: undefined }
}

function redone({ data, past, future }: LandingState): LandingState {
  const [after, ...rest] = future
  if (!after) return { data, past, future, lastPath: undefined }
  return { data: after, past: [...past, data], future: rest, lastPath: undefined }
}

type Change = Exclude<LandingAction, { do: 'open' | 'undo' | 'redo' }>

function changed(data: LandingData, action: Change, newId: NewId): LandingData {
  switch (action.do) {
    case 'set':
      return setAt(data, action.path, action.value)
    case 'add-section':
      return { ...data, sections: [...data.sections, emptySection(action.type, newId)] }
    case 'add-item':
      return withList(data, action.list, (items) => [...items, emptyItem(action.of, newId)])
    case 'move':
      return withList(data, action.list, (items) => moved(items, action.from, action.to))
    case 'duplicate':
      return withList(data, action.list, (items) =>
        items.toSpliced(action.index + 1, 0, renewed(items[action.index], newId)),
      )
    case 'remove':
      return withList(data, action.list, (items) => items.toSpliced(action.index, 1))
  }
}

function withList(data: LandingData, list: Path, change: (items: readonly unknown[]) => unknown[]): LandingData {
  const items = valueAt(data, list)
  return Array.isArray(items) ? setAt(data, list, change(items)) : data
}

function moved(items: readonly unknown[], from: number, to: number): unknown[] {
  const place = Math.max(0, Math.min(items.length - 1, to))
  return items.toSpliced(from, 1).toSpliced(place, 0, items[from])
}

/** A copy in which every part has a new identity. Files and links keep theirs: it is the vendor's. */
function renewed(value: unknown, newId: NewId): unknown {
  if (Array.isArray(value)) return value.map((item) => renewed(item, newId))
  if (typeof value !== 'object' || value === null || 'fieldtype' in value || 'filename' in value) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renewed(inner, newId)]))
  return 'id' in copy ? { ...copy, id: newId() } : copy
}
