'use client'

import { useMemo } from 'react'
import { brand } from '#site/brand/brand.ts'
import { readText, useText, writeText } from './stored-text.client.ts'

const chosenPlace = `${brand.id}:comparison`

/** A comparison of last week would surprise: it would come back with the next product. */
const chosenForMs = 24 * 60 * 60 * 1000

type Stored = { codes: readonly string[]; at: number }

/** The codes that are chosen for a comparison in this browser. */
export function readChosen(): readonly string[] {
  return codesIn(readText(chosenPlace))
}

export function writeChosen(codes: readonly string[]): void {
  const stored: Stored = { codes, at: Date.now() }
  writeText(chosenPlace, codes.length === 0 ? '' : JSON.stringify(stored))
}

/** The chosen codes, none while the server renders. */
export function useChosen(): readonly string[] {
  const text = useText(chosenPlace)
  return useMemo(() => codesIn(text), [text])
}

/** The codes with one more, which is last. */
export function withCode(codes: readonly string[], code: string): string[] {
  return [...codes.filter((one) => one !== code), code]
}

function codesIn(text: string): readonly string[] {
  if (text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return isStored(stored) && Date.now() - stored.at < chosenForMs ? stored.codes : []
  } catch {
    return []
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('codes' in value) || !('at' in value)) return false
  const { codes, at } = value
  return typeof at === 'number' && Array.isArray(codes) && codes.every((code) => typeof code === 'string')
}
