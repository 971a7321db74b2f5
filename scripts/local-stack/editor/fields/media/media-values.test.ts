import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleAsset } from '../testing/example-services.fixture.ts'
import { folderPaths } from './asset-library.tsx'
import { assetValueFrom, assetValueOf, assetWithWord, assetWordOf, libraryWordOf, noAsset } from './asset-value.ts'
import { fileNameOf, isAllowedFile, isPicture } from './file-kind.ts'
import { focusOf, movedPoint, pointOf, sizeIn } from './focus-chooser.tsx'

test('a field without a file has no file, whatever it stores', () => {
  for (const value of [undefined, null, '', {}, noAsset]) expect(assetValueOf(value)).toBeUndefined()
})

test('a chosen asset leaves its texts and its focal point in the library', () => {
  const asset = exampleAsset(4, 'llave.webp', { alt: 'Llave', focus: '1x2:2x3', copyright: null })
  expect(assetValueFrom(asset)).toEqual({ ...noAsset, id: 4, filename: asset.filename, is_external_url: false })
})

test('the library says the text of a language, else the default one', () => {
  const asset = exampleAsset(4, 'llave.webp', { alt: 'Llave', title: null, meta_data: { alt__i18n__pt_br: 'Chave' } })
  expect(['', 'pt-br', 'de'].map((language) => libraryWordOf(asset, 'alt', language))).toEqual([
    'Llave',
    'Chave',
    'Llave',
  ])
  expect(libraryWordOf(asset, 'title', 'de')).toBe('')
})

test('keeps unknown keys of a stored file', () => {
  const stored = { ...noAsset, filename: 'https://a.example/b.png', ext_id: 7 }
  expect(assetValueOf(stored)).toEqual(stored)
})

test('stores metadata of another language beside the default one; empty texts leave no key', () => {
  const asset = { ...noAsset, filename: 'https://a.example/b.png', alt: 'Llave' }
  const german = assetWithWord(asset, { word: 'alt', language: 'pt-br' }, 'Chave')
  expect(german).toMatchObject({ alt: 'Llave', meta_data: { alt__i18n__pt_br: 'Chave' } })
  expect(assetWordOf(german, 'alt', 'pt-br')).toBe('Chave')
  expect(assetWordOf(german, 'alt', 'de')).toBe('')
  expect(assetWithWord(german, { word: 'alt', language: 'pt-br' }, '').meta_data).toEqual({})
})

test('reads a stored focal point back and clamps it to the image when it moves', () => {
  const size = { width: 1200, height: 800 }
  fc.assert(
    fc.property(fc.nat(1199), fc.nat(799), fc.integer({ min: -3000, max: 3000 }), (x, y, by) => {
      expect(pointOf(focusOf({ x, y }))).toEqual({ x, y })
      const moved = movedPoint({ x, y }, { x: by, y: by / 3 }, size)
      expect(moved.x).toBeGreaterThanOrEqual(0)
      expect(moved.x).toBeLessThan(1200)
      expect(moved.y).toBeLessThan(800)
    }),
  )
  expect(focusOf({ x: 3, y: 4 })).toBe('3x4:4x5')
  expect(pointOf('')).toBeUndefined()
  expect(sizeIn('http://localhost:4010/f/1/1200x800/ab/c.webp')).toEqual(size)
  expect(sizeIn('http://localhost:4010/f/1/x/ab/c.webp')).toBeUndefined()
})

test('derives the kind of file from the extension', () => {
  expect(isPicture('https://a.example/f/1/x/h/A%20b.SVG?x=1')).toBe(true)
  expect(isPicture('https://a.example/film.mp4')).toBe(false)
  expect(isAllowedFile('a.exe', ['images', 'videos', 'audios', 'texts'])).toBe(false)
  expect(isAllowedFile('a.exe', [])).toBe(true)
  expect(fileNameOf('https://a.example/f/1/x/h/A%20b.svg?x=1')).toBe('A b.svg')
  expect(fileNameOf('https://a.example/100%')).toBe('100%')
})

test('folder names include their ancestors, and a cycle of folders terminates', () => {
  const folders = [
    { id: 2, name: 'Keys', parent_id: 1 },
    { id: 1, name: 'Products', parent_id: null },
    { id: 3, name: 'Ring', parent_id: 3 },
  ]
  expect(folderPaths(folders).map(({ path }) => path.slice(0, 20))).toEqual([
    'Products',
    'Products / Keys',
    'Ring / Ring / Ring /',
  ])
})
