import { expect, test } from 'vitest'
import { cutToWidth, pixelWidth } from './pixel-width.ts'

test.each([
  ['', 0],
  ['Llave', 47.8],
  ['lllll', 22.2],
  ['WWWWW', 94.4],
  ['Ключ', 48.74],
])('%s is as wide in 20 pixels as Arial sets it', (text, pixels) => {
  expect(pixelWidth(text, 20)).toBeCloseTo(pixels, 1)
})

test('an accent adds no width, composed or not', () => {
  expect(pixelWidth('Edición', 14)).toBe(pixelWidth('Edicion', 14))
  expect(pixelWidth('Edición'.normalize('NFD'), 14)).toBe(pixelWidth('Edicion', 14))
})

test('a text that fits stays, and a longer one ends with a whole word', () => {
  const box = { size: 20, pixels: 200 }
  expect(cutToWidth('Llave plana', box)).toBe('Llave plana')
  const cut = cutToWidth('Llave plana de acero inoxidable para cerraduras', box)
  expect(cut).toBe('Llave plana de …')
  expect(pixelWidth(cut, 20)).toBeLessThanOrEqual(200)
  expect(cutToWidth('W'.repeat(100), box)).toBe('…')
})
