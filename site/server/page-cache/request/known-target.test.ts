import { expect, test } from 'vitest'
import { knownTarget } from './known-target.ts'

const known = new Set(['page', 'kind', 'q'])

test.each([
  ['/a', '/a', ''],
  ['/a?', '/a', ''],
  ['/a?page=2', '/a?page=2', ''],
  ['/a?utm_source=mail&utm_medium=e&gclid=x', '/a', 'utm_source=mail&utm_medium=e&gclid=x'],
  ['/a?page=2&utm_source=mail&kind=key_blank', '/a?page=2&kind=key_blank', 'utm_source=mail'],
  ['/a?kind=b&kind=a&kind=b', '/a?kind=b&kind=a&kind=b', ''],
  ['/a?q=utm_source', '/a?q=utm_source', ''],
  ['/a?gclid', '/a', 'gclid'],
  ['/a?made-up=1&_storyblok=1', '/a', 'made-up=1&_storyblok=1'],
  ['/utm_source?fbclid=a=b', '/utm_source', 'fbclid=a=b'],
  ['/a?Page=2', '/a', 'Page=2'],
  ['/a?page[]=2&__proto__=1', '/a', 'page[]=2&__proto__=1'],
  ['/a?&&x&', '/a', 'x'],
  ['/a?%&%zz=1', '/a', '%&%zz=1'],
  ['/a?x=?page=2', '/a', 'x=?page=2'],
])('%s is the page of %s and ignores "%s"', (target, expected, ignored) => {
  expect(knownTarget(target, known)).toEqual({ target: expected, ignored })
})

test('equal parameters have one spelling', () => {
  for (const target of ['/a?q=a%20b%c3%b1', '/a?q=a+b%C3%B1', '/a?%71=a b\u{f1}']) {
    expect(knownTarget(target, known).target).toBe('/a?q=a+b%C3%B1')
  }
})
