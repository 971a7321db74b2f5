import { z } from 'zod'
import type { WithheldValue } from './withheld-values.ts'

const stored = z.array(
  z.object({ place: z.array(z.union([z.string(), z.number(), z.object({ id: z.string() })])), value: z.unknown() }),
)

/** Malformed values of one field as they were typed, in this browser. A browser without storage must not stop the field. */
export function readWithheld(key: string): readonly WithheldValue[] {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

export function storeWithheld(key: string, withheld: readonly WithheldValue[]): void {
  try {
    if (withheld.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(withheld))
  } catch {
    // The values stay in the open form.
  }
}

/** Whether this browser stores withheld values for the next time: it refuses storage to a frame of another site where its user wants that. */
export function canKeepWithheld(): boolean {
  try {
    return localStorage !== null
  } catch {
    return false
  }
}
