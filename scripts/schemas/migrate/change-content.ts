import { isDeepStrictEqual } from 'node:util'
import { isObject } from 'component-schemas/parse/is-object.ts'
import type { StoredBlock } from '../plan/risk.ts'
import type { BlockChange } from './migration.ts'

/**
 * Applies `change` to every block, inner blocks first. Unchanged blocks stay the same object, so that unchanged content
 * is recognised by identity. A removed block leaves its list.
 * @throws Error when `change` removes the root block
 */
export function changeContent(content: StoredBlock, change: BlockChange['up']): StoredBlock {
  const changed = changeBlock(content, change)
  if (changed === undefined) throw new Error('A migration may not remove the content of a whole story.')
  return changed
}

function changeValue(value: unknown, change: BlockChange['up']): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => changeValue(item, change))
    const isSame = items.every((item, at) => item === value[at])
    return isSame ? value : items.filter((item, at) => item !== undefined || value[at] === undefined)
  }
  return isObject(value) ? changeBlock(value, change) : value
}

function changeBlock(value: StoredBlock, change: BlockChange['up']): StoredBlock | undefined {
  const entries = Object.entries(value).map(([key, inner]) => [key, changeValue(inner, change)] as const)
  const changed = entries.every(([key, inner]) => inner === value[key]) ? value : Object.fromEntries(entries)
  if (typeof changed['component'] !== 'string') return changed
  const result = change(changed)
  // A function that returns a copy of its block has changed nothing where the values are equal.
  return isDeepStrictEqual(result, changed) ? changed : result
}
