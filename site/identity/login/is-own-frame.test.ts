import { expect, test } from 'vitest'
import { isOwnFrame } from './is-own-frame.ts'

const origin = 'https://zarandal.example'

test.each<[string, Record<string, string>, boolean]>([
  ['a frame of our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }, true],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }, false],
  ['a frame of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }, false],
  ['a link of our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }, false],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, false],
  ['an address that was typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, false],
  ['another site that names our page', { 'sec-fetch-site': 'cross-site', referer: `${origin}/` }, false],
  ['a browser without Fetch Metadata, from our page', { referer: `${origin}/productos` }, true],
  ['a browser without Fetch Metadata, from another site', { referer: `${origin}.evil.example/` }, false],
  ['a browser without Fetch Metadata that names no page', {}, false],
])('%s may start a silent check: %o is %s', (_, headers, isOwn) => {
  expect(isOwnFrame(new Headers(headers), origin)).toBe(isOwn)
})
