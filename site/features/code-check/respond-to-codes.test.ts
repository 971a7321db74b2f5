import { describe, expect, test, vi } from 'vitest'
import { parseCodeLines } from '#site/search/codes/code-lines.ts'
import { unpackCodes } from '#site/search/codes/packed-codes.ts'
import { respondToCodes } from './respond-to-codes.ts'

vi.mock('#site/forms/http/visitor-may-act.ts', () => ({ refusalOfVisitor: async () => undefined }))

async function locationOf(fields: Readonly<Record<string, string | File>>): Promise<URL> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await respondToCodes(new Request('http://localhost/api/codes', { method: 'POST', body }))
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return new URL(response.headers.get('location') ?? '', 'http://localhost')
}

const textOf = (url: URL) => unpackCodes(url.searchParams.get('codes') ?? '')
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'pedido.csv')

describe('a text of codes', () => {
  test('becomes an address of the page in the language of the form', async () => {
    const url = await locationOf({ text: 'NOR-1R\nDU 114', locale: 'en' })
    expect([url.pathname, textOf(url)]).toEqual(['/en/products/codes', 'NOR-1R\nDU 114'])
    expect((await locationOf({ text: 'NOR-1R', locale: 'xx' })).pathname).toBe('/productos/codigos')
  })

  test('is read from a file in the encodings of spreadsheets', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from('Código;NOR-1R', 'utf16le')])
    const old = new Uint8Array(Buffer.from('Código;NOR-1R', 'latin1'))
    const withoutMark = utf16.slice(2)
    for (const bytes of [utf16, withoutMark, old])
      expect(textOf(await locationOf({ file: file(bytes) }))).toBe('Código;NOR-1R')
  })
})

test('a text that is too much for one address is divided on a page in the language of the form', async () => {
  const body = new FormData()
  body.set('locale', 'de')
  body.set('text', Array.from({ length: 1100 }, (_, place) => `NOR-${place}R;${place + 1}`).join('\n'))
  const response = await respondToCodes(new Request('http://localhost/api/codes', { method: 'POST', body }))
  const page = await response.text()
  const parts = [...page.matchAll(/codes=([\w-]+)"/g)].map(([, part = '']) => unpackCodes(part) ?? '')
  expect([response.status, /<html lang="de\b/.test(page)]).toEqual([200, true])
  expect(parts.flatMap((part) => parseCodeLines(part).map(({ amount }) => amount))).toEqual(
    Array.from({ length: 1100 }, (_, place) => place + 1),
  )
})

describe('what cannot be read leads to the page with the reason', () => {
  const reasonOf = async (fields: Parameters<typeof locationOf>[0]) =>
    (await locationOf(fields)).searchParams.get('problem')

  test.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8, 0]), 'workbook'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'no-text'],
    ['a megabyte', new Uint8Array(2 ** 20).fill(65), 'too-large'],
  ])('%s', async (_, bytes, reason) => expect(await reasonOf({ file: file(bytes) })).toBe(reason))

  test('nothing, and a body that is no form', async () => {
    expect(await reasonOf({ text: '' })).toBe('empty')
    const broken = new Request('http://localhost/api/codes', { method: 'POST', body: 'x' })
    expect((await respondToCodes(broken)).headers.get('location')).toBe('/productos/codigos?problem=empty')
  })
})
