import { fieldKeyFor } from '../fields/form/field-key.ts'
import { isEmptyValue } from '../fields/is-empty-value.ts'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { copyValue } from './copy-block.ts'
import { isBlock } from './find-block.ts'

/** Writes the source text into every translatable field that is empty in the language, in every block. */
export function copyTexts(content: WireBlock, language: string, components: readonly WireComponent[]): WireBlock {
  const schemas = new Map(components.map(({ name, schema }) => [name, schema]))
  const copied = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copied)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copied(one)]))
    return isBlock(inner) ? { ...inner, ...missingTexts(inner, language, schemas.get(inner.component) ?? {}) } : inner
  }
  return copied(content) as WireBlock
}

function missingTexts(block: WireBlock, language: string, schema: WireComponent['schema']): Record<string, unknown> {
  const entries = Object.entries(schema).flatMap(([name, field]): [string, unknown][] => {
    const key = fieldKeyFor(name, field, language)
    const isMissing = key !== name && isEmptyValue(block[key]) && !isEmptyValue(block[name])
    return isMissing ? [[key, copyValue(block[name])]] : []
  })
  return Object.fromEntries(entries)
}
