import type { WireField } from '../../services/wire-component.ts'
import { limitOf } from '../limit-of.ts'

export type FormField = { name: string; field: WireField }

/** A section of a form: fields under a collapsible heading, or one field alone. */
export type FormPart = { kind: 'field'; entry: FormField } | { kind: 'section'; entry: FormField; fields: FormField[] }

/** A tab of a form. The first has no name of its own and contains the fields that no tab names. */
export type FormTab = { name: string; title: string | undefined; parts: FormPart[] }

/** The fields of a component in the order of its schema, sorted into tabs and sections, without empty tabs. */
export function formPartsOf(schema: Readonly<Record<string, WireField>>): FormTab[] {
  const entries = Object.entries(schema)
    .map(([name, field]): FormField => ({ name, field }))
    .toSorted((a, b) => (limitOf(a.field.pos) ?? Infinity) - (limitOf(b.field.pos) ?? Infinity) || 0)
  const tabs = entries.filter(({ field }) => field.type === 'tab')
  const inTab = new Set(tabs.flatMap(({ field }) => field.keys ?? []))
  const tabOf = (entry: FormField): FormTab => {
    const keys = new Set(entry.field.keys)
    const own = entries.filter(({ name }) => keys.has(name))
    return { name: entry.name, title: entry.field.display_name?.trim() || entry.name, parts: partsOf(own, entries) }
  }
  const others = entries.filter(({ name, field }) => field.type !== 'tab' && !inTab.has(name))
  const general: FormTab = { name: '', title: undefined, parts: partsOf(others, entries) }
  return [general, ...tabs.map(tabOf)].filter(({ parts }) => parts.length > 0)
}

function partsOf(own: readonly FormField[], all: readonly FormField[]): FormPart[] {
  const grouped = new Set(all.flatMap(({ field }) => (field.type === 'section' ? (field.keys ?? []) : [])))
  return own
    .filter(({ name, field }) => field.type !== 'tab' && !grouped.has(name))
    .map((entry): FormPart => {
      if (entry.field.type !== 'section') return { kind: 'field', entry }
      const keys = new Set(entry.field.keys)
      return { kind: 'section', entry, fields: all.filter(({ name }) => keys.has(name)) }
    })
}
