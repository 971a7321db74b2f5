import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from 'site/brand/brand.ts'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Where the company may be named: its brand, the content that is replaced with it, and what tests make up. */
const mayName: readonly RegExp[] = [
  /^site\/brand\//,
  /^scripts\/seed\//,
  /^scripts\/adopt\/examples\//,
  /^scripts\/local-stack\/identity-provider\/(tenant|customers)\.json$/,
  /\.(test|spec|fixture|setup)\.tsx?$/,
]

const text = /\.(tsx?|mjs|css|json|po|svg|html|yaml|md)$/

/** Lines that name the company, as `path:number`. */
function linesNaming(path: string, content: string): string[] {
  const name = new RegExp(`${brand.name}|${brand.id}`, 'i')
  return content.split('\n').flatMap((line, at) => (name.test(line) ? [`${path}:${at + 1}`] : []))
}

test('only the brand, demo content and tests name the company', () => {
  const folders = ['site', 'cms-plugin', 'component-schemas', 'scripts']
  const files = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: root, encoding: 'utf8' }).split('\0')
  const judged = files.filter((path) => text.test(path) && !mayName.some((place) => place.test(path)))
  expect(judged.length).toBeGreaterThan(2000)
  expect(judged.flatMap((path) => linesNaming(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

describe('a line names the company', () => {
  test.for([
    [`const title = '${brand.name}'`, true],
    [`aria-label="${brand.name.toUpperCase()}"`, true],
    [`const key = '${brand.id}:list'`, true],
    [`https://www.${brand.id}.example`, true],
    ['const title = brand.name', false],
  ] as const)('%j: %j', ([line, isNamed]) => {
    expect(linesNaming('planted.ts', line)).toHaveLength(isNamed ? 1 : 0)
  })
})
