import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('the README lists every step in its order, with a number', () => {
  const list = /const steps: readonly Step\[\] = \[([^\]]+)\]/.exec(text('steps.ts'))?.[1] ?? ''
  const steps = [...list.matchAll(/\w+/g)].map(([name], index) => `${index + 1} ${name}`)
  const rows = [...text('README.md').matchAll(/^\| (\d+) `(\w+)` \|/gm)].map(([, number, name]) => `${number} ${name}`)
  expect(steps.length).toBeGreaterThan(20)
  expect(rows).toEqual(steps)
})
