import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Font, create as open } from 'fontkit'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const styles = join(root, 'site/brand')
const faces = [...readFileSync(join(styles, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, rules = '']) => rules,
)

/** A file of one font, no collection. */
const create = (name: string) => open(readFileSync(join(styles, 'fonts', name))) as Font

/** The first and last characters of the ranges in a text such as `U+0020-007E, U+A0`. */
const rangesIn = (text: string) =>
  [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ])

test('the file of codes has the characters that its face states, and the whole font has none of them', () => {
  const mono = faces.filter((rules) => rules.includes('"Plex Mono"'))
  const [codes = '', whole = ''] = mono
  const script = readFileSync(join(import.meta.dirname, 'fonts.ts'), 'utf8')
  const made = /codeCharacters = '([^']+)'/.exec(script)?.[1] ?? ''
  expect(rangesIn(made)).toEqual(rangesIn(codes))
  const overlapping = rangesIn(whole).filter(([first = 0, last = 0]) =>
    rangesIn(codes).some(([from = 0, to = 0]) => first <= to && from <= last),
  )
  expect(overlapping).toEqual([])
  const { characterSet } = create('codes-normal.woff2')
  const missing = rangesIn(codes).flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((one) => !characterSet.includes(one)),
  )
  expect(missing).toEqual([])
})

test.each(readdirSync(join(styles, 'fonts')).filter((name) => name.endsWith('.woff2')))(
  '%s is a file of a face, and keeps the licence but not the name of its font',
  (name) => {
    expect(faces.filter((rules) => rules.includes(`"./fonts/${name}"`))).toHaveLength(1)
    const { familyName, copyright } = create(name)
    expect(String(copyright)).toContain('IBM Corp.')
    expect(String(familyName ?? '')).not.toContain('Plex')
  },
)
