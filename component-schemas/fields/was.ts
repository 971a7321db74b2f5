import type { Field } from '../schema/field.ts'

/**
 * The field, known before by another name: a push then renames instead of removing one field and adding another. What
 * editors wrote needs a content migration all the same (`scripts/schemas/migrations`). The mark goes when every space has
 * the new name.
 */
export function was<F extends Field>(name: string, field: F): F {
  return { ...field, was: name }
}
