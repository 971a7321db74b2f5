import type { Block } from 'component-schemas/schema/define-block.ts'
import { languageMark as mark, type StoredBlock } from '../plan/risk.ts'

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
  /** Removes the fields that `up` left for a site that is still deployed; `npm run schemas:contract` runs it. */
  contract?: (block: StoredBlock) => StoredBlock | undefined
}

/** The change and, where stated, its reversal and its end. */
export type BlockChange = Pick<Migration, 'up' | 'down' | 'contract'>

/**
 * Renames a field in every language. A value under the new name stays. The former name keeps its values, so that the site which
 * reads it goes on showing them, until the renaming is contracted.
 */
export function renameField<B extends Pick<Block, 'name' | 'fields'>>(
  block: B,
  from: string,
  to: keyof B['fields'] & string,
): BlockChange {
  const keys = { of: from, to }
  return {
    up: inBlock(block.name, (stored) => ({ ...copied(stored, keys), ...stored })),
    down: inBlock(block.name, (stored) => without({ ...stored, ...copied(stored, { of: to, to: from }) }, to)),
    contract: inBlock(block.name, (stored) => without({ ...copied(stored, keys), ...stored }, from)),
  }
}

/** Removes a field with its values in every language. */
export function removeField(block: string, field: string): BlockChange {
  return { up: inBlock(block, (stored) => without(stored, field)) }
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

function isOf(key: string, field: string): boolean {
  return key === field || key.startsWith(field + mark)
}

function without(stored: StoredBlock, field: string): StoredBlock {
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !isOf(key, field)))
}

/** The values of a field under another name. */
function copied(stored: StoredBlock, { of, to }: { of: string; to: string }): StoredBlock {
  const own = Object.entries(stored).filter(([key]) => isOf(key, of))
  return Object.fromEntries(own.map(([key, value]) => [to + key.slice(of.length), value]))
}
