import type { Block } from 'component-schemas/schema/define-block.ts'
import type { StoredBlock } from '../plan/risk.ts'

/** A change of stored content for a change of the schema. */
export type Migration = {
  /** Date and name, `2026-11-21-accordion-heading`; migrations run in the order of their ids. */
  id: string
  /** The state of the content afterwards, in one sentence. */
  says: string
  /** Changes of the plan that it makes safe, as the plan names them; a push accepts them once the migration ran. */
  allows: readonly string[]
  /** Names of the blocks it changes, as content stores them before and after. */
  blocks: readonly string[]
  /**
   * Returns the changed block, undefined to remove it. Pure and idempotent, so that a migration may run twice. Called for
   * every block of `blocks` in both layers, inner blocks first, with all languages side by side.
   */
  up: (block: StoredBlock) => StoredBlock | undefined
  /** Reverts `up`, where that is possible. */
  down?: (block: StoredBlock) => StoredBlock | undefined
}

/** The change and, where stated, its reversal. */
export type BlockChange = Pick<Migration, 'up' | 'down'>

const mark = '__i18n__'

/** Renames a field in every language. A value under the new name stays. */
export function renameField<B extends Pick<Block, 'name' | 'fields'>>(
  block: B,
  from: string,
  to: keyof B['fields'] & string,
): BlockChange {
  return { up: inBlock(block.name, withKey(from, to)), down: inBlock(block.name, withKey(to, from)) }
}

/** Removes a field with its values in every language. */
export function removeField(block: string, field: string): BlockChange {
  const isOf = (key: string) => key === field || key.startsWith(field + mark)
  const up = (stored: StoredBlock) => {
    const saved = Object.entries(stored).filter(([key]) => !isOf(key))
    return saved.length === Object.keys(stored).length ? stored : Object.fromEntries(saved)
  }
  return { up: inBlock(block, up) }
}

/** Applies `change` to each value of a field, language by language; `default` is the space's own language. */
export function changeValues<B extends Pick<Block, 'name' | 'fields'>>(
  block: B,
  field: keyof B['fields'] & string,
  change: (value: unknown, language: string) => unknown,
): BlockChange['up'] {
  return inBlock(block.name, (stored) => {
    const entries = Object.entries(stored).map(([key, value]) => {
      const language = key === field ? 'default' : key.startsWith(field + mark) ? key.slice((field + mark).length) : ''
      return [key, language === '' ? value : change(value, language)] as const
    })
    return Object.fromEntries(entries)
  })
}

/** Renames a block. */
export function renameBlock(from: string, to: Pick<Block, 'name'>): BlockChange {
  const named = (old: string, name: string) => inBlock(old, (stored) => ({ ...stored, component: name }))
  return { up: named(from, to.name), down: named(to.name, from) }
}

function inBlock(name: string, change: (stored: StoredBlock) => StoredBlock) {
  return (stored: StoredBlock) => (stored['component'] === name ? change(stored) : stored)
}

function withKey(from: string, to: string) {
  return (stored: StoredBlock): StoredBlock => {
    const renamed = Object.entries(stored).flatMap(([key, value]) => {
      if (key !== from && !key.startsWith(from + mark)) return [[key, value] as const]
      const now = to + key.slice(from.length)
      return now in stored ? [] : [[now, value] as const]
    })
    return Object.fromEntries(renamed)
  }
}
