import { setTimeout as pause } from 'node:timers/promises'
import type { ProductTable } from '#site/content/facets/product-table.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { runtimePart } from '#site/server/runtime.ts'

/**
 * Every published product of a language with what it is found by. Counting needs all of them, and the service lists a
 * hundred at a time: so they are read once, and afterwards only what was published since.
 */
export type CachedProducts = {
  table: ProductTable
  /** The state of the service at the time of the read. */
  state: ProductState
}

/** The latest publishing, as the service writes it, and the number of products. */
export type ProductState = { latest: string; total: number }

export type ProductSlot = {
  cached?: CachedProducts | undefined
  inFlight?: Promise<CachedProducts | undefined>
  /** When the read in progress started, in monotonic time. */
  inFlightSince?: number
  /** When a table that could not be written may be tried again, by the same clock. */
  restsUntil?: number
}

export const productSlots = runtimePart('product-indexes', () => new Map<LocaleCode, ProductSlot>())

/** Forgets a product that changed: it is gone, or the next reader finds it among those published since. */
export function forgetIndexedProduct(id: number): void {
  for (const slot of productSlots().values()) {
    if (!slot.cached?.table.remove(id)) continue
    slot.cached.state = { ...slot.cached.state, total: slot.cached.state.total - 1 }
  }
}

/** For a change that does not say what changed. */
export function forgetProductIndexes(): void {
  for (const slot of productSlots().values()) replaceTable(slot, undefined)
  productSlots().clear()
}

/** A table that is read but not needed is released after this time. */
const longestReadingMs = 30_000

/**
 * Puts another table in the place of the one that readers have now, which ends when none of them can need it: who writes
 * down what was published since may take longer than any page.
 */
export function replaceTable(slot: ProductSlot, cached: CachedProducts | undefined): void {
  const { table } = slot.cached ?? {}
  slot.cached = cached
  if (table) void closeWhenUnread(table, slot.inFlight)
}

async function closeWhenUnread(table: ProductTable, inFlight: Promise<unknown> | undefined): Promise<void> {
  await Promise.allSettled([inFlight])
  await pause(longestReadingMs, undefined, { ref: false })
  table.close()
}
