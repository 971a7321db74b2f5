import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

test('is a path with a quiet zone of four modules and the three marks in the corners', () => {
  const code = qrCode('https://a.example/productos/mi-lista?l=NOR-1R*20')
  expect(code?.size).toBeGreaterThanOrEqual(21 + 8)
  const far = (code?.size ?? 0) - 4 - 7
  // The upper edge of a mark is seven dark modules.
  expect(code?.path.startsWith('M4 4h7v1h-7z')).toBe(true)
  expect(code?.path).toContain(`M${far} 4h7v1h-7z`)
  expect(code?.path).toContain(`M4 ${far}h7v1h-7z`)
})

test('is left out where a phone could not read it', () => {
  expect(qrCode(`https://a.example/?l=${'NOR-1R*20,'.repeat(120)}`)).toBeUndefined()
})
