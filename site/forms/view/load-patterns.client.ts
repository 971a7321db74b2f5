'use client'

import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormPatterns } from 'component-schemas/patterns/form-patterns.ts'
import { patternsOf } from '../rules-of.ts'

const none: FormPatterns['tests'] = new Map()

/**
 * The compiled patterns of a form. Their engine is loaded by forms that have a pattern and by no other; where it does not
 * load, the patterns are left to the server.
 */
export async function loadPatterns(fields: readonly FormField[]): Promise<FormPatterns['tests']> {
  const sources = patternsOf(fields)
  if (sources.length === 0) return none
  try {
    const { compilePatterns } = await import('component-schemas/patterns/form-patterns.ts')
    return compilePatterns(sources).tests
  } catch {
    return none
  }
}
