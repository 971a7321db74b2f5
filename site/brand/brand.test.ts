import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brandLook } from './brand.ts'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

test('colours for what has no style sheet are those of the style sheet', () => {
  const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  expect(brandLook.colours).toEqual({
    paper: token('paper'),
    ink: token('ink'),
    accent: token('brass-on-light'),
    link: token('signal-on-light'),
    line: token('steel-200'),
  })
})
