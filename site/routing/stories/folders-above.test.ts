import { expect, test } from 'vitest'
import { foldersAbove } from './folders-above.ts'

test('names every folder above a story, the outermost first, and not the story itself', () => {
  expect(foldersAbove('global/extranet/catalogos/tarifa')).toEqual([
    ['global'],
    ['global/extranet'],
    ['global/extranet/catalogos'],
  ])
})

test('a story of one market lies in the shared folder too where the market has none of its own', () => {
  expect(foldersAbove('italy/extranet/tarifa')).toEqual([['italy'], ['italy/extranet', 'global/extranet']])
})
