import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCodeLines } from './code-lines.ts'
import { packCodes, unpackCodes } from './packed-codes.ts'

const partsOf = (text: string) => {
  const result = packCodes(text)
  return 'parts' in result ? result.parts : [result.problem]
}
const packedOf = (text: string) => partsOf(text)[0] ?? ''
const linesOf = (text: string) => parseCodeLines(text).map(({ typed, amount }) => [typed, amount])

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
  ['PK\u0003\u0004\u0000NOR-1R', 'workbook'],
  ['\uFFFD\uFFFDNOR-1R', 'no-text'],
  ['x'.repeat(300_000), 'too-large'],
])('%j is refused as %s', (text, problem) => {
  expect(packCodes(text)).toEqual({ problem })
})

test.each([
  ['lines', Array.from({ length: 1200 }, (_, place) => `${(place % 90) + 1} x NOR-${place}R`).join('\n')],
  [
    'a table with names of columns',
    `Nota;Cantidad;Código\n${Array.from({ length: 700 }, (_, place) => `"una ""nota"";\nlarga ${place}";${(place % 90) + 1};LV-${place}`).join('\n')}`,
  ],
  ['noise', fc.sample(fc.stringMatching(/^[A-Z]{30}[0-9]{20}$/), { numRuns: 400, seed: 1 }).join('\n')],
])('what is too much for one address is divided, and none of it is cut: %s', (_, text) => {
  const parts = partsOf(text).map((part) => unpackCodes(part) ?? '')
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(linesOf(part).length).toBeLessThanOrEqual(500)
  expect(parts.flatMap(linesOf)).toEqual(linesOf(text))
})

test('made-up addresses are no text, and small ones do not grow without end', () => {
  const bomb = deflateRawSync('A1\n'.repeat(2_000_000), { level: 9 }).toString('base64url').slice(0, 6000)
  for (const packed of ['', '!', 'AAAA', 'a'.repeat(7000), bomb, deflateRawSync('\u0000').toString('base64url')]) {
    expect(unpackCodes(packed)).toBeUndefined()
  }
  fc.assert(fc.property(fc.base64String({ maxLength: 200 }), (text) => void unpackCodes(text)))
})

test.each([
  ['spaces in a line', `NOR-1R${' '.repeat(200_000)}5`],
  ['spaces in a line with another separator', `a\tb\nNOR-1R${' '.repeat(200_000)}5;LIN-2`],
  ['spaces and a line break in a cell', `a\tb\n"NOR-1R${' '.repeat(100_000)}\n5;LIN-2"`],
])('many %s are read in one pass', (_, text) => expect(partsOf(text)).toHaveLength(1))

test('a text whose names of columns alone have no room is refused at its first row', () => {
  let state = 57
  const letters = Array.from({ length: 12_000 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return String.fromCharCode(97 + (state % 26))
  })
  const rows = 'A1\t1\n'.repeat(20_000)
  expect(packCodes(`Code\tQuantity\t${letters.join('')}\n${rows}`)).toEqual({ problem: 'too-large' })
})

test('half of a sign, which no address gives back, is no text', () => {
  expect(packCodes('NOR-1R\ud83d')).toEqual({ problem: 'no-text' })
})

test('a quotation mark behind a space stays a sign of a code', () => {
  expect(linesOf(unpackCodes(packedOf(' "NOR"\t0')) ?? '')).toEqual(linesOf(' "NOR"\t0'))
})
