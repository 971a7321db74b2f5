import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeHref } from './is-safe-href.ts'

test.each([
  'https://example.com',
  'HTTP://example.com',
  'mailto:taller@zarandal.example',
  'tel:+000000',
  '/productos',
  'productos/nor-1r',
  '?page=2',
  '#medidas',
  '/a:b',
  '?from=javascript:x',
])('%j may be followed', (href) => {
  expect(isSafeHref(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  'vbscript:msgbox',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://example.com',
  'intent://scan',
  '',
  '   ',
])('%j may not be followed', (href) => {
  expect(isSafeHref(href)).toBe(false)
})

test('whatever the URL standard reads as a scheme we do not allow is refused', () => {
  const allowed = ['http:', 'https:', 'mailto:', 'tel:']
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', 'javascript:', 'data:', 'x-y:'), (noise, scheme) => {
      for (const href of [noise + scheme, scheme + noise]) {
        if (!isSafeHref(href) || !URL.canParse(href, 'https://zarandal.example/')) continue
        expect(allowed).toContain(new URL(href, 'https://zarandal.example/').protocol)
      }
    }),
    { numRuns: 2000 },
  )
})
