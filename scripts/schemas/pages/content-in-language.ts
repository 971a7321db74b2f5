import type { StoredBlock } from '../plan/risk.ts'

const mark = '__i18n__'

/**
 * Content as delivered in a language: the value of the language, else that of the default language (Storyblok docs,
 * field-level translation). `default` is the space's own language.
 */
export function contentInLanguage(content: StoredBlock, language: string): StoredBlock {
  return deliver(content, mark + language.replaceAll('-', '_')) as StoredBlock
}

function deliver(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((item) => deliver(item, suffix))
  if (typeof value !== 'object' || value === null) return value
  const stored = value as StoredBlock
  const own = Object.entries(stored).filter(([key, inner]) => key.endsWith(suffix) && !isEmpty(inner))
  const named = own.map(([key, inner]) => [key.slice(0, -suffix.length), inner] as const)
  const plain = Object.entries(stored).filter(([key]) => !key.includes(mark))
  return Object.fromEntries([...plain, ...named].map(([key, inner]) => [key, deliver(inner, suffix)]))
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
