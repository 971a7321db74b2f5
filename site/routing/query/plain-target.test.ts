import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainTarget } from './plain-target.ts'

test.each([
  ['/productos?page=2', '/productos?page=2'],
  ['/productos/', '/productos/'],
  ['//other.example', '/other.example/'],
  ['///other.example//a?b=//c', '/other.example/a/?b=//c'],
  ['/en//products', '/en/products/'],
  ['//', '/'],
  ['/\\other.example', '/%5Cother.example'],
  ['/a?next=//other.example', '/a?next=//other.example'],
  ['http://other.example//a', 'http://other.example//a'],
  ['/%70roduct%4Fs%5F%31?a=%61', '/productOs_1?a=%61'],
  ['/a%c3%b1o%2fb%2e%2e%00', '/a%C3%B1o%2Fb%2E%2E%00'],
  ['/%2570%5c%2F%2f', '/%2570%5C%2F%2F'],
  ['/%zz%', '/%zz%'],
  ['/%%365n', '/%%365n'],
  ['//%%32%66', '/%%32%66/'],
])('%s is read as %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain)
})

test('a plain target stays on the website, whatever is sent, and is plain already', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', 'a', '.', '%2f', '%61', '%25', '%5c', ':', '@', 'other.example'), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(pieces, (parts) => {
      const plain = plainTarget(`/${parts.join('')}`)
      expect(new URL(plain, 'http://site').host).toBe('site')
      expect(plainTarget(plain)).toBe(plain)
    }),
  )
})
