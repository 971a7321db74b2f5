import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const faces = [...read('./fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(([, rules = '']) => rules)
const fallbacks = faces.filter((rules) => rules.includes('local('))

/** A per cent value of a face, as a factor. */
const factor = (rules: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rules)?.[1]) / 100

/** Ascent and descent of Plex in its own units: 1025 and 275 of 1000. */
test.each(fallbacks)('a fallback has the line box of Plex at its own size %#', (rules) => {
  const size = factor(rules, 'size-adjust')
  expect(size * factor(rules, 'ascent-override')).toBeCloseTo(1.025, 3)
  expect(size * factor(rules, 'descent-override')).toBeCloseTo(0.275, 3)
  expect(factor(rules, 'line-gap-override')).toBe(0)
})

test('every fallback comes after Plex and before unmeasured fonts', () => {
  const families = [...new Set(fallbacks.map((rules) => /font-family: ("[^"]+")/.exec(rules)?.[1]))]
  const stacks = [...read('./tokens.css').matchAll(/--(?:sans|mono):([^;]+);/g)].map(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  expect(stacks.flatMap((names) => names.filter((name) => name.startsWith('"')).slice(1))).toEqual(families)
  for (const names of stacks) expect(names.slice(-2).some((name) => name.startsWith('"'))).toBe(false)
})
