import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileReturns } from './hostile-returns.fixture.ts'
import { returnPath } from './return-path.ts'

const site = 'http://localhost:3000'

test.each([
  '/',
  '/extranet',
  '/en/extranet/catalogues/2026?page=2',
  '/ru/extranet/catalogues#list',
  '/productos/nor-1r?a=b%20c',
  '/extranet/buscar?q=llave%20plana&n=1',
])('accepts %s as the return path', (path) => expect(returnPath(path)).toBe(path))

test('there are at least 330 payloads', () => expect(hostileReturns.length).toBeGreaterThanOrEqual(330))

test.each(hostileReturns)('%j stays on the site', (payload) => {
  expect(new URL(returnPath(payload), site).origin).toBe(site)
  expect(returnPath(payload)).not.toMatch(/^\/[/\\]|[\\\u0000-\u0020]/)
})

test('every input stays on the site, and a second pass changes nothing', {
  timeout: 30_000,
}, () => {
  const text = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    fc.string().map((rest) => `/${rest}`),
    fc
      .array(fc.constantFrom('/', '\\', '.', '@', ':', '%2f', '%5c', '%00', '\t', '//', 'evil.example', 'a', '?', '#'))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (wanted) => {
      const path = returnPath(wanted)
      expect(new URL(path, site).origin).toBe(site)
      expect(path.startsWith('/') && !/^\/[/\\]/.test(path)).toBe(true)
      expect(returnPath(path)).toBe(path)
    }),
    { numRuns: 5000 },
  )
})

test.each([
  '/\ud800',
  `/${'é'.repeat(300)}`,
  '/api/auth/logout',
  '/api/downloads/x.pdf',
  '/_next/static/x.js',
  'extranet',
  '',
  undefined,
  null,
])('refuses %s as the return path', (path) => expect(returnPath(path)).toBe('/'))
