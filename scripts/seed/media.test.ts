import { inflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { tradeNameProblems } from './checks/trade-names.fixture.ts'
import { compileContent } from './compile/compile-content.ts'
import { readSources } from './compile/read-sources.ts'
import { mediaNames, readMedia } from './read-media.ts'
import type { SeedFile } from './space/upload-files.ts'

const media = await readMedia()
const ofType = (extension: string) => media.filter(({ fileName }) => fileName.endsWith(extension))
const documents = ofType('.pdf')
const megabyte = 1024 * 1024

describe('the media files', () => {
  test('are small enough for a repository', () => {
    const lengths = media.map(({ bytes }) => bytes.length)
    expect(Math.max(...lengths)).toBeLessThan(megabyte)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(20 * megabyte)
  })

  test('are pictures, films, documents and programs with names of their own, each used by a story', async () => {
    const used = new Set<string>()
    const targets = {
      uuid: () => '00000000-0000-4000-8000-000000000000',
      place: () => ({ cached_url: 'any', href: '/any' }),
      asset: (name: string) => {
        used.add(name)
        return { id: 1, filename: 'http://localhost/f/1/2x2/0/any.webp', width: 2, height: 2 }
      },
    }
    for (const story of await readSources()) compileContent(story, targets, [])
    const names = await mediaNames()
    expect([...names].filter((name) => !used.has(name))).toEqual([])
    expect(names.size).toBe(media.length)
    expect(['.webp', '.webm', '.pdf', '.zip'].flatMap(ofType)).toHaveLength(media.length)
  })

  test('have a file name that tells the kind of a picture, the version of a program and the hash of the bytes', () => {
    const fileNameOf = (wanted: string) => media.find(({ name }) => name === wanted)?.fileName
    expect(fileNameOf('product/nor-1r/front')).toMatch(/^product-nor-1r-front-[0-9a-f]{10}\.webp$/)
    expect(fileNameOf('document/guia-de-corte-es')).toMatch(/^guia-de-corte-es-[0-9a-f]{10}\.pdf$/)
    expect(fileNameOf('program/titan-e3-4-2')).toMatch(/^titan-e3-4-2-[0-9a-f]{10}\.zip$/)
    expect(new Set(media.map(({ fileName }) => fileName)).size).toBe(media.length)
  })
})

describe('the pictures', () => {
  test('are WebP, at least as wide as a card on a dense screen, and have their size', async () => {
    for (const { name, bytes, width = 0, height = 0 } of ofType('.webp')) {
      expect({ name, ...(await sharp(bytes).metadata()) }).toMatchObject({ name, format: 'webp', width, height })
      expect({ name, isWide: Math.min(width, height) >= 600 }).toEqual({ name, isWide: true })
    }
  })

  test('two products never have the same picture', () => {
    const fronts = media.filter(({ name }) => name.endsWith('/front')).map(({ bytes }) => bytes.toString('base64'))
    expect(fronts.length).toBeGreaterThan(90)
    expect(new Set(fronts).size).toBe(fronts.length)
  })
})

test.each(ofType('.webm'))('the film $name is WebM with a VP8 track of its stated size', ({ bytes, ...film }) => {
  expect(bytes.readUInt32BE(0)).toBe(0x1a45dfa3)
  expect(bytes.includes('V_VP8')).toBe(true)
  // RFC 6386, section 9.1: after the start code of a key frame come width and height.
  const frame = bytes.indexOf(Buffer.from('9d012a', 'hex'))
  expect([bytes.readUInt16LE(frame + 3) & 0x3fff, bytes.readUInt16LE(frame + 5) & 0x3fff]).toEqual([
    film.width,
    film.height,
  ])
})

/** The text of a document; its commands are not compressed. */
function printedText({ bytes }: SeedFile): string {
  return [...bytes.toString('latin1').matchAll(/\((.*)\) Tj/g)].map(([, text]) => text).join('\n')
}

describe('the documents', () => {
  test.each(documents)('$name names its language and title, and its table leads to every object', ({ name, bytes }) => {
    const text = bytes.toString('latin1')
    const utf16 = (value: string) => Buffer.from(value, 'utf16le').swap16().toString('hex').toUpperCase()
    expect(text).toMatch(/^%PDF-1\.7\n/)
    expect(text).toContain(`/Lang <FEFF${utf16(name.slice(-2))}>`)
    expect(text).toMatch(/\/Title <FEFF[0-9A-F]{8,}>/)
    expect(text).toContain('/DisplayDocTitle true')
    const table = text.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]))
    const starts = table.match(/\d{10}(?= 00000 n)/g) ?? []
    expect(starts.length).toBeGreaterThan(6)
    for (const [index, start] of starts.entries()) expect(text.slice(Number(start))).toMatch(`${index + 1} 0 obj\n`)
  })

  test('name no real trade name', () => {
    const printed = documents.map((file) => ({ at: file.name, text: printedText(file) }))
    expect(printed.filter(({ text }) => text.length < 100)).toEqual([])
    expect(tradeNameProblems(printed)).toEqual([])
  })
})

/** The files of an archive, read from the table at its end, as every unpacker does. */
function unpacked(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = zip.readUInt32LE(end + 16)
  const files = new Map<string, string>()
  while (at < end) {
    const nameLength = zip.readUInt16LE(at + 28)
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength
    const bytes = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)))
    files.set(zip.subarray(at + 46, at + 46 + nameLength).toString(), bytes.toString())
    at += 46 + nameLength
  }
  return files
}

test.each(ofType('.zip'))('the program $name comes with a text in each language', ({ bytes }) => {
  const texts = [...unpacked(bytes)].filter(([name]) => name.startsWith('README.'))
  expect(texts.map(([name]) => name)).toEqual(['README.es.txt', 'README.en.txt'])
  expect(texts.filter(([, text]) => text.length < 200)).toEqual([])
  expect(tradeNameProblems(texts.map(([at, text]) => ({ at, text })))).toEqual([])
})
