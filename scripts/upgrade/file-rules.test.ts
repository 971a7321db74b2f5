import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { fileRules, ruleFor } from './file-rules.ts'

test.each(fileRules)('$files matches files of the site', ({ files }) => {
  expect(globSync(files, { cwd: root }).length).toBeGreaterThan(0)
})

test.each([
  ['site/brand/fonts/sans.woff2', 'site'],
  ['site/brand/brand.test.ts', undefined],
  ['site/features.pages.tsx', 'site'],
  ['site/features/jobs/feature.ts', undefined],
  ['site/routing/markets.ts', 'site'],
  ['site/routing/route.ts', undefined],
  ['scripts/seed/content/source/home.json', 'site'],
  ['scripts/seed/compile/slug-of.ts', undefined],
  ['package-lock.json', 'command'],
])('%s has the owner %s', (path, owner) => {
  expect(ruleFor(path)?.owner).toBe(owner)
})
