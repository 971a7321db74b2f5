import type { Field } from '../schema/field.ts'

/**
 * A field with a former name: a push then renames instead of removing one field and adding another. Stored content still
 * needs a content migration (`scripts/migrations`). Remove the mark once every space has the new name.
 */
export function was<F extends Field>(name: string, field: F): F {
  return { ...field, was: name }
}
