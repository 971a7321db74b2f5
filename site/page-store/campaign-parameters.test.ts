import { expect, test } from 'vitest'
import { withoutCampaign } from './campaign-parameters.ts'

test.each([
  ['/a', '/a'],
  ['/a?', '/a?'],
  ['/a?page=2', '/a?page=2'],
  ['/a?utm_source=mail&utm_medium=e&gclid=x', '/a'],
  ['/a?page=2&utm_source=mail&kind=key_blank', '/a?page=2&kind=key_blank'],
  ['/a?q=utm_source', '/a?q=utm_source'],
  ['/a?gclid', '/a'],
  ['/a?gclids=x&utm=y&_storyblok=1', '/a?gclids=x&utm=y&_storyblok=1'],
  ['/utm_source?fbclid=a=b', '/utm_source'],
])('%s is the page of %s', (target, expected) => {
  expect(withoutCampaign(target)).toBe(expected)
})
