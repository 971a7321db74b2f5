import type { HeadingLevel } from './heading.tsx'

/** The level of a heading inside a part whose own heading has `level`; never deeper than 6. */
export function nextLevel(level: HeadingLevel): HeadingLevel {
  return Math.min(6, level + 1) as HeadingLevel
}
