import { expect, test, vi } from 'vitest'
import { CatalogueError, codeOf, isCatalogueError } from './errors.ts'

test('an error is known by its code, whichever copy of the module made it', async () => {
  vi.resetModules()
  const other = await import('./errors.ts')
  const error: unknown = new other.CatalogueError('content-unavailable', 'away')
  expect(error).not.toBeInstanceOf(CatalogueError)
  expect(isCatalogueError(error)).toBe(true)
  expect(isCatalogueError(error, 'content-unavailable')).toBe(true)
  expect(isCatalogueError(error, 'page-not-found')).toBe(false)
  expect(codeOf(error)).toBe('content-unavailable')
})

test.each([
  new Error('away'),
  Object.assign(new Error('away'), { code: 'content-unavailable' }),
  Object.assign(new Error('away'), { name: 'CatalogueError', code: 'toString' }),
  undefined,
])('%s is none of the catalogue', (error) => {
  expect(isCatalogueError(error)).toBe(false)
})
