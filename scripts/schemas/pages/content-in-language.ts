import { isObject } from 'component-schemas/parse/is-object.ts'
import { isEmpty, languageMark as mark, type StoredBlock } from '../plan/risk.ts'

/**
 * Content as delivered in a language: the value of the language, else that of the default language (Storyblok docs,
 * field-level translation). `default` is the space's own language.
 */
export function contentInLanguage(content: StoredBlock, language: string): StoredBlock {
  const suffix = mark + language.replaceAll('-', '_')
  const deliver = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deliver)
    return isObject(value) ? contentInLanguage(value, language) : value
  }
  const own = Object.entries(content).filter(([key, inner]) => key.endsWith(suffix) && !isEmpty(inner))
  const named = own.map(([key, inner]) => [key.slice(0, -suffix.length), inner] as const)
  const plain = Object.entries(content).filter(([key]) => !key.includes(mark))
  return Object.fromEntries([...plain, ...named].map(([key, inner]) => [key, deliver(inner)]))
}
