'use client'

import { brand } from '#site/brand/brand.ts'
import { recall, remember } from '#site/ui/tab-memory.ts'

/** In this tab alone: what was typed into the fields of lists and not taken into their addresses. */
const place = `${brand.id}:list-fields`

type Kept = {
  address: string
  /** The same with its codes as they are printed, as the browser stores it. */
  text: string
  values: string[]
  /** The list that the fields make. */
  written: string
}

type List = Pick<Kept, 'address' | 'text'> & { fields: readonly HTMLInputElement[] }

/** Keeps what the fields have, so that the way back from another page finds it: the page is rendered anew then. */
export function keepFields({ address, text, fields }: List, written: string): void {
  const kept = { address, text, values: fields.map(({ value }) => value), written }
  store([...others(address), kept])
}

/** @param list as its address names it, or as the browser stores it */
export function forgetFields(list: string): void {
  store(others(list))
}

/** Puts back what was typed into the fields of the same list. */
export function restoreFields(address: string, fields: readonly HTMLInputElement[]): void {
  const values = stored().find((kept) => kept.address === address)?.values
  if (values?.length !== fields.length) return
  for (const [at, field] of fields.entries()) field.value = values[at] ?? field.value
}

/** The list as its fields were left; the list itself where nothing was typed. */
export function writtenList(list: string): string {
  return stored().find((kept) => isOf(kept, list))?.written ?? list
}

function others(list: string): Kept[] {
  return stored().filter((kept) => !isOf(kept, list))
}

function isOf({ address, text }: Kept, list: string): boolean {
  return address === list || text === list
}

function store(kept: readonly Kept[]): void {
  remember(place, kept.length === 0 ? undefined : JSON.stringify(kept))
}

function stored(): Kept[] {
  try {
    const kept: unknown = JSON.parse(recall(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(kept: unknown): kept is Kept {
  const texts = ['address', 'text', 'written'] as const
  return typeof kept === 'object' && kept !== null && 'values' in kept && texts.every((name) => name in kept)
}
