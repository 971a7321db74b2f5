import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from 'scripts/settings.ts'
import { expect, test } from 'vitest'
import { trackedFiles } from '../support/tracked-files.ts'
import { importCycles } from './import-cycles.ts'

/** Beginnings of imports that are names of a package, and the folder that each represents. */
const packageFolders: Readonly<Record<string, string>> = {
  '#site/': 'site/',
  'local-stack/': 'scripts/local-stack/',
}

test('no module of the project imports itself by way of others, types included', () => {
  expect(importCycles(importsOfProject())).toEqual([])
})

test('finds a cycle of three, and one beside it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', ['d']],
  ])
  expect(importCycles(imports)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ])
})

function importsOfProject(): Map<string, string[]> {
  const files = new Set(trackedFiles().filter((file) => /\.tsx?$/.test(file)))
  return new Map([...files].map((file) => [file, importsOf(file).filter((imported) => files.has(imported))]))
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map(([, specifier = '']) =>
    pathOf(file, specifier),
  )
}

function pathOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier.startsWith('#load/features/')) return `site/${specifier.slice('#load/'.length)}/load.ts`
  if (specifier.startsWith('#load/')) return `site/page-kinds/${specifier.slice('#load/'.length)}/load.ts`
  const [name, folder] = Object.entries(packageFolders).find(([start]) => specifier.startsWith(start)) ?? ['', '']
  return folder + specifier.slice(name.length)
}
