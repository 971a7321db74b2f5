import { hash } from 'node:crypto'
import { blocksByUid } from '../stories/publish-layer.ts'

/** Values by `<uid of the block>.<field>`. */
export type TextsByField = ReadonlyMap<string, unknown>

/** Names of the translatable fields of a component. */
export type TranslatableFields = (component: string) => ReadonlySet<string>

const mark = '__i18n__'

/** The source texts of a story: every translatable field with a value in the default language, of every block. */
export function sourceTexts(content: unknown, translatable: TranslatableFields): TextsByField {
  const texts = new Map<string, unknown>()
  for (const [uid, block] of blocksByUid(content)) {
    for (const field of translatable(String(block.component))) {
      if (isFilled(block[field])) texts.set(`${uid}.${field}`, block[field])
    }
  }
  return texts
}

/** The texts that a story has in a language of its own. */
export function ownTexts(content: unknown, language: string, translatable: TranslatableFields): TextsByField {
  const texts = new Map<string, unknown>()
  const suffix = mark + language.replaceAll('-', '_')
  for (const [uid, block] of blocksByUid(content)) {
    for (const field of translatable(String(block.component))) {
      const value = block[`${field}${suffix}`]
      if (isFilled(value)) texts.set(`${uid}.${field}`, value)
    }
  }
  return texts
}

/** Identifies a stored value; its length does not depend on the value. */
export function digestOf(value: unknown): string {
  return hash('sha1', JSON.stringify(value ?? null), 'base64')
}

/** Delivery takes the source text for an empty translation. */
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}
