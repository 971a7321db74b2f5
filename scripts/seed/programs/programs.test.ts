import { createHash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { firmwareImage } from './firmware-image.ts'
import { readPrograms, renderPrograms } from './render-programs.ts'
import { zipFile } from './zip-file.ts'

/** The files of an archive, read from the table at its end, as every unpacker does. */
function unpacked(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  expect(at + zip.readUInt32LE(end + 12)).toBe(end)
  const files = new Map<string, Buffer>()
  for (let row = 0; row < count; row += 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const local = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(local)).toBe(0x04034b50)
    expect(zip.subarray(local + 30, local + 30 + nameLength).toString()).toBe(name)
    const start = local + 30 + nameLength
    const bytes = inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(at + 20)))
    expect(bytes).toHaveLength(zip.readUInt32LE(at + 24))
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    files.set(name, bytes)
    at += 46 + nameLength
  }
  return files
}

describe('an archive', () => {
  test('gives back every file, accents in names and empty files included', () => {
    const files = [
      { name: 'léame.txt', bytes: Buffer.from('Señal') },
      { name: 'datos/vacío', bytes: Buffer.alloc(0) },
    ]
    expect([...unpacked(zipFile(files, '2026-06-01'))]).toEqual(files.map(({ name, bytes }) => [name, bytes]))
  })

  test('has the day of its files', () => {
    const zip = zipFile([{ name: 'a', bytes: Buffer.from('a') }], '2026-06-01')
    const date = zip.readUInt16LE(12)
    expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 6, 1])
  })

  test('without files is still an archive', () => {
    expect(unpacked(zipFile([], '2026-06-01')).size).toBe(0)
  })
})

describe.each(await readPrograms())('the program $id', (program) => {
  test('comes with a text in each language and an image that its check sum fits', async () => {
    const [file] = renderPrograms([program])
    const files = unpacked((await file?.read()) ?? Buffer.alloc(0))
    for (const language of ['es', 'en']) expect(files.get(`README.${language}.txt`)?.length).toBeGreaterThan(200)
    const [sum, name = ''] = (files.get('SHA256SUMS') ?? '').toString().trim().split('  ')
    expect(
      createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ).toBe(sum)
    expect(file?.fileName).toMatch(/\.zip$/)
  })

  test('names machine and version at the head of its image, which ends with a check sum of the rest', () => {
    const image = firmwareImage(program)
    expect(image.subarray(0, 60).toString('latin1')).toContain(`ZRDL ${program.machine} ${program.version}`)
    const sum = createHash('sha256').update(image.subarray(0, -32)).digest()
    expect(image.subarray(-32).equals(sum)).toBe(true)
  })
})
