'use client'

import { brand } from '#site/brand/brand.ts'
import { listIn } from '#site/routing/query/canonical-choice.ts'
import { listText, parseList } from '#site/routing/query/product-list.ts'
import { recall, remember } from '#site/ui/tab-memory.ts'
import { readText, useText, writeText } from './stored-text.client.ts'

/** The text of the visitor's list. */
const ownListPlace = `${brand.id}:list`

/** In this tab alone: the list to which a change of the own one leads. */
const nextPlace = `${brand.id}:list-next`

/** The text of the list that this browser stores (`routing/query/product-list.ts`); empty without one. */
export function useOwnList(): string {
  return asList(useText(ownListPlace))
}

export function readOwnList(): string {
  return asList(readText(ownListPlace))
}

export function writeOwnList(text: string): void {
  writeText(ownListPlace, text)
}

/** A product that was added twice is in the list once. */
function asList(text: string): string {
  return listText(parseList([text]))
}

/** Says which list comes next, because the visitor has just changed the own one. */
export function expectList(text: string): void {
  remember(nextPlace, text)
}

/** The list to which a form leads. */
export function expectListOf(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const sent = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)])
  expectList(listText(listIn(new URLSearchParams(sent))))
}

/** Whether the list of the address is the expected one; said once. An earlier one may still be on its way. */
export function isExpected(address: string): boolean {
  if (recall(nextPlace) !== address) return false
  remember(nextPlace, undefined)
  return true
}
