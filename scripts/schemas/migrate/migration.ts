import type { Block } from 'component-schemas/schema/define-block.ts'
import type { StoredBlock } from '../plan/risk.ts'

/** A change of stored content that a change of the schema asks for. */
export type Migration = {
  /** Date and name, `2026-11-21-accordion-heading`; migrations run in the order of their ids. */
  id: string
  /** What is true of the content afterwards, in one sentence. */
  says: string
  /** Changes of the plan that it makes possible, as the plan names them; a push takes them as accepted once it ran. */
  allows: readonly string[]
  /** Names of the blocks it changes, as content stores them before and after. */
  blocks: readonly string[]
  /**
   * A block as it shall be, undefined when it goes. Pure; a block that is right already stays as it is, so that a migration
   * may run twice. Called for every block of `blocks` in both layers, inner blocks first, with all languages side by side.
   */
  up: (block: StoredBlock) => StoredBlock | undefined
  /** Takes `up` back, where that can be done. */
  down?: (block: StoredBlock) => StoredBlock | undefined
}

/** The way there and, where stated, back. */
export type BlockChange = Pick<Migration, 'up' | 'down'>

const mark = '__i18n__'

/** A field has another name; every language comes along. What already has the new name stays. */
export function renameField<B extends Pick<Block, 'name' | 'fields'>>(
  block: B,
  from: string,
  to: keyof B['fields'] & string,
): BlockChange {
  return { up: inBlock(block.name, withKey(from, to)), down: inBlock(block.name, withKey(to, from)) }
}

/** A field goes with what it holds in every language. */
export function removeField(block: string, field: string): BlockChange {
  const isOf = (key: string) => key === field || key.startsWith(field + mark)
  const up = (stored: StoredBlock) => {
    const saved = Object.entries(stored).filter(([key]) => !isOf(key))
    return saved.length === Object.keys(stored).length ? stored : Object.fromEntries(saved)
  }
  return { up: inBlock(block, up) }
}

/** Each value of a field becomes what `change` says, language by language; `default` is the space's own language. */
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

/** A block has another name. */
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
