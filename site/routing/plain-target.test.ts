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
])('%s is read as %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain)
})

test('a plain target stays on the website, whatever is sent, and is plain already', () => {
  const pieces = fc.array(fc.constantFrom('/', '\\', 'a', '.', '%2f', ':', '@', 'other.example'), { maxLength: 12 })
  fc.assert(
    fc.property(pieces, (parts) => {
      const plain = plainTarget(`/${parts.join('')}`)
      expect(new URL(plain, 'http://site').host).toBe('site')
      expect(plainTarget(plain)).toBe(plain)
    }),
  )
})
