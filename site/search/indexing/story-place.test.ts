import { expect, test } from 'vitest'
import { isFound } from './story-place.ts'

test.each([
  ['product', 'global/productos/nor-1r', true],
  ['page', 'global/productos/guia', true],
  ['shop', 'global/productos/madrid', false],
  ['product', 'global/nor-1r', false],
  ['page', 'global/carpeta/guia', false],
  ['page', 'italy/offerta', true],
  ['page', 'italy/productos/guia', false],
  ['download', '_data/downloads/hoja', true],
  ['trade_document', 'global/extranet/catalogos/2026/tarifa', true],
  ['redirect', '_data/redirects/vieja', false],
])('search finds a %s at %s: %s', (component, slug, isThere) => {
  const story = { id: 1, uuid: 'u', name: 'n', slug: 's', lang: 'default', full_slug: slug, default_full_slug: slug }
  expect(isFound({ ...story, content: { component, _uid: 'c' } })).toBe(isThere)
})
