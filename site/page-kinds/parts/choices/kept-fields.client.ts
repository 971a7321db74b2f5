'use client'

import { brand } from '#site/brand/brand.ts'
import { recall, remember } from '#site/ui/tab-memory.ts'

/** In this tab alone: what was typed into the fields of a list and not taken into its address. */
const place = `${brand.id}:list-fields`

/** Keeps what the fields have, so that the way back from another page finds it: the page is rendered anew then. */
export function keepFields(address: string, fields: readonly HTMLInputElement[]): void {
  remember(place, JSON.stringify([address, fields.map(({ value }) => value)]))
}

export function forgetFields(): void {
  remember(place, undefined)
}

/** Puts back what was typed into the fields of the same list. */
export function restoreFields(address: string, fields: readonly HTMLInputElement[]): void {
  const [kept, values] = stored()
  if (kept !== address || values.length !== fields.length) return
  for (const [at, field] of fields.entries()) field.value = values[at] ?? field.value
}

function stored(): [string, string[]] {
  try {
    const [address, values]: [string, string[]] = JSON.parse(recall(place) ?? '')
    return [String(address), values.map(String)]
  } catch {
    return ['', []]
  }
}
