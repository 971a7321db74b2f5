import type { HeadingLevel } from './heading.tsx'

const below: Readonly<Record<HeadingLevel, HeadingLevel>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 }
const above: Readonly<Record<HeadingLevel, HeadingLevel>> = { 1: 1, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 }

/** The level of a heading inside a part whose own heading has `level`; never deeper than 6. */
export function nextLevel(level: HeadingLevel): HeadingLevel {
  return below[level]
}

/** The level of a heading around a part whose own heading has `level`; never above 1. */
export function levelAbove(level: HeadingLevel): HeadingLevel {
  return above[level]
}
