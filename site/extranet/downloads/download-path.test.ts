import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadPath, parseDownloadPath } from './download-path.ts'

const place = { address: 'global/extranet/catalogos/llaves/tarifa-2026', item: 'es.pdf' }

test('a file has an address below the downloads, without the area that all of them share', () => {
  expect(downloadPath(place)).toBe('/api/downloads/global/catalogos/llaves/tarifa-2026/es.pdf')
  expect(() => downloadPath({ ...place, address: 'global/recursos/guia' })).toThrow('is not in the extranet')
})

test('parses an address back to its file', () => {
  const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/)
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 8 }), (market, rest) => {
      const given = { address: [market, 'extranet', ...rest].join('/'), item: 'ab-1.pdf' }
      expect(parseDownloadPath(downloadPath(given).split('/').slice(3))).toEqual(given)
    }),
  )
})

test.each([
  [['global', 'es.pdf']],
  [['global', '..', 'es.pdf']],
  [['global', 'catalogos', '../../etc/passwd']],
  [['global', 'catalogos', 'a', 'es.pdf\u0000']],
  [['global', 'catalogos', 'a\\b', 'es.pdf']],
  [['global', 'catalogos', 'A', 'es.pdf']],
  [['', 'catalogos', 'a', 'es.pdf']],
  [['global', 'catalogos', 'a', 'es']],
  [['global', ...Array.from({ length: 13 }, () => 'a'), 'es.pdf']],
  [[]],
])('%j names no file', (segments) => expect(parseDownloadPath(segments)).toBeUndefined())
