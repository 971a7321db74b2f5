import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../../site/app')

test.each(globSync('{api,01}/**/route.ts', { cwd: app }))('%s: every refusal is a page for a person', (file) => {
  const source = readFileSync(join(app, file), 'utf8')
  const handlers = [
    ...source.matchAll(/^export (?:const|async function|function) (GET|HEAD|POST|PUT|PATCH|DELETE)\b(.*)$/gm),
  ]
  expect(handlers.length).toBeGreaterThan(0)
  expect(source).not.toMatch(/^export \{/m)
  for (const [line] of handlers) expect(line).toMatch(/= (withRefusalPages\(|GET$)/)
})
