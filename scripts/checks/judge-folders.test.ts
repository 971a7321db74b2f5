import { expect, test } from 'vitest'
import { judgeFolders } from './judge-folders.ts'

const many = Array.from({ length: 31 }, (_, index) => `a/b/c/file-${index}.ts`)

test('refuses a folder with more than thirty entries', () => {
  expect(judgeFolders(many)).toEqual(['a/b/c has 31 entries; group them so that it has at most 30.'])
  expect(judgeFolders(many.slice(1))).toEqual([])
})

test('counts a folder as one entry', () => {
  expect(judgeFolders([...many.slice(1, 30), 'a/b/c/d/one.ts', 'a/b/c/d/two.ts'])).toEqual([])
})

test('refuses a folder of one file', () => {
  expect(judgeFolders(['a/b/c/one.ts', 'a/b/two.ts', 'a/b/three.ts'])).toEqual([
    'a/b/c holds one file; move the file up.',
  ])
})

test('lets a registry have as many folders as it has rows', () => {
  expect(judgeFolders(many.map((file) => file.replace('a/b/c', 'site/blocks')))).toEqual([])
  expect(judgeFolders(['site/blocks/accordion/accordion.tsx'])).toEqual([])
})
