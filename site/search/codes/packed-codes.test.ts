import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packCodes, unpackCodes } from './packed-codes.ts'

const packedOf = (text: string) => {
  const result = packCodes(text)
  return 'packed' in result ? result.packed : result.problem
}

test('an address gives the text back, without blank lines', () => {
  expect(unpackCodes(packedOf('NOR-1R;20\r\n\r\n DU 114\nключ 5'))).toBe('NOR-1R;20\nDU 114\nключ 5')
})

test('five hundred codes and five hundred EANs fit', () => {
  const codes = Array.from({ length: 500 }, (_, place) => `NOR-${(place * 7919) % 9973}R.L`).join('\n')
  const eans = Array.from({ length: 500 }, (_, place) =>
    `20000${(place * 104_729_017) % 100_000_000}`.padEnd(13, '7'),
  ).join('\n')
  for (const text of [codes, eans]) expect(unpackCodes(packedOf(text))).toBe(text)
})

test.each([
  ['', 'empty'],
  ['\n ; \n', 'empty'],
  ['PK\u0003\u0004\u0000NOR-1R', 'no-text'],
  ['\uFFFD\uFFFDNOR-1R', 'no-text'],
  ['NOR-1R\n'.repeat(501), 'too-many'],
  ['x'.repeat(70_000), 'too-large'],
])('%j is refused as %s', (text, problem) => {
  expect(packCodes(text)).toEqual({ problem })
})

test('what does not shrink into an address is too large', () => {
  const noise = fc.sample(fc.stringMatching(/^[A-Z0-9]{50}$/), { numRuns: 400, seed: 1 }).join('\n')
  expect(packCodes(noise)).toEqual({ problem: 'too-large' })
})

test('made-up addresses are no text, and small ones do not grow without end', () => {
  const bomb = deflateRawSync('A1\n'.repeat(2_000_000), { level: 9 }).toString('base64url').slice(0, 6000)
  for (const packed of ['', '!', 'AAAA', 'a'.repeat(7000), bomb, deflateRawSync('\u0000').toString('base64url')]) {
    expect(unpackCodes(packed)).toBeUndefined()
  }
  fc.assert(fc.property(fc.base64String({ maxLength: 200 }), (text) => void unpackCodes(text)))
})
