import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writtenParts } from './written-parts.ts'

const type = 'multipart/form-data; boundary=----x'
const field = (name: string, value: string) =>
  `------x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, value: string) =>
  `------x\r\nContent-Disposition: form-data; name="${name}"; filename="a.bin"\r\nContent-Type: image/png\r\n\r\n${value}\r\n`
const end = '------x--\r\n'

/** Reads a body in pieces that end at these places. */
function read(body: string, ends: readonly number[] = []) {
  const parts = writtenParts(type)
  const bytes = Buffer.from(body)
  const places = [0, ...ends.map((place) => place % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  for (const [index, place] of places.slice(1).entries()) parts.read(bytes.subarray(places[index], place))
  return parts.data()
}

test('what was written is found wherever the pieces of a body end, and files are left out', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'ñ', '\r\n', '-', '--', '------', '"') })
  fc.assert(
    fc.property(words, words, words, fc.array(fc.nat(5000), { maxLength: 12 }), (one, two, bytes, ends) => {
      const data = read(field('a', one) + file('f', bytes) + field('b', two) + end, ends)
      expect([data?.get('a'), data?.get('b'), data?.has('f')]).toEqual([one, two, false])
    }),
  )
})

test('a body that ends early, has an endless head or more words than a person writes gives nothing', () => {
  expect(read(field('a', 'x'))).toBeUndefined()
  expect(read(`------x\r\n${'h'.repeat(40_000)}`)).toBeUndefined()
  expect(read(field('a', 'x'.repeat(300_000)) + end)).toBeUndefined()
  expect(writtenParts('application/x-www-form-urlencoded').data()).toBeUndefined()
})
