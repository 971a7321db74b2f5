import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageFilters } from './image-filters.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

test.each(imageFilters)('the README has the row of the filter $name', ({ name, accepts, meaning }) => {
  expect(readme).toContain(`| \`${name}\` | ${accepts.replaceAll('|', '\\|')} | ${meaning} |`)
})
