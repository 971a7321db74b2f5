import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { lengthOfZip, type Missing, streamZip, type ZipFile, type ZipPlan } from './stream-zip.ts'
import { uniqueNames } from './unique-names.ts'
import { entriesOfZip } from './zip-entries.fixture.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function fileOf(name: string, bytes: Uint8Array, opened?: Missing): ZipFile {
  return {
    name,
    size: bytes.byteLength,
    changedAt: new Date('2026-09-01T10:00:00Z'),
    open: async () => opened ?? new Blob([new Uint8Array(bytes)]).stream(),
    line: (outcome) => ('sha256' in outcome ? `${name} ${outcome.sha256}\n` : `left out: ${outcome.missing}\n`),
  }
}

const planOf = (files: readonly ZipFile[]): ZipPlan => ({ files, list: { name: 'Índice.txt', head: 'Descargado\n' } })

async function read(plan: ZipPlan): Promise<Map<string, Buffer>> {
  const zip = Buffer.from(await new Response(streamZip(plan, new AbortController().signal)).arrayBuffer())
  expect(BigInt(zip.byteLength)).toBe(lengthOfZip(plan))
  return entriesOfZip(zip)
}

test('holds each file under its name in any script with the bytes of its source, and their hashes in the list that comes last', async () => {
  const [one, two] = [randomBytes(300_000), randomBytes(70_000)]
  const files = await read(
    planOf([fileOf('Прайс-лист.pdf', one), fileOf('Tarifa.pdf', two), fileOf('Nada.pdf', Buffer.of())]),
  )
  expect([...files.keys()]).toEqual(['Прайс-лист.pdf', 'Tarifa.pdf', 'Nada.pdf', 'Índice.txt'])
  expect(files.get('Прайс-лист.pdf')?.equals(one)).toBe(true)
  expect(files.get('Tarifa.pdf')?.equals(two)).toBe(true)
  expect(files.get('Índice.txt')?.toString()).toBe(
    `Descargado\nПрайс-лист.pdf ${sha256(one)}\nTarifa.pdf ${sha256(two)}\nNada.pdf ${sha256(Buffer.of())}\n`,
  )
})

test('a file that is missing when its turn comes leaves a place without its bytes and its title; the length holds', async () => {
  const secret = randomBytes(150_000)
  const files = await read(planOf([fileOf('Secreta.pdf', secret, 'closed'), fileOf('Tarifa.pdf', randomBytes(10))]))
  expect([...files.keys()]).toEqual(['1 ---------', 'Tarifa.pdf', 'Índice.txt'])
  expect(files.get('1 ---------')?.toString().trim()).toBe('')
  expect(files.get('Índice.txt')?.toString()).toMatch(/^Descargado\nleft out: closed\nTarifa.pdf [0-9a-f]{64}\n+$/)
})

test('a file with other than its stated bytes breaks off the ZIP', async () => {
  const short = { ...fileOf('Corta.pdf', randomBytes(10)), size: 20 }
  await expect(new Response(streamZip(planOf([short]), new AbortController().signal)).arrayBuffer()).rejects.toThrow(
    'A file of 20 bytes had 10',
  )
})

test('files are opened one after the other, as fast as the reader takes them, and noted when they are read', async () => {
  const events: string[] = []
  const endless = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        events.push('pulled')
        controller.enqueue(new Uint8Array(1000))
      },
      cancel: () => void events.push('cancelled'),
    },
    { highWaterMark: 0 },
  )
  const first = { ...fileOf('a.pdf', Buffer.from('a')), onSent: () => events.push('sent a') }
  const second: ZipFile = {
    ...fileOf('b.pdf', Buffer.alloc(1_000_000)),
    open: async (signal) => {
      events.push('opened b')
      signal.addEventListener('abort', () => events.push('aborted'))
      return endless
    },
    onSent: () => events.push('sent b'),
  }
  const reader = streamZip(planOf([first, second]), new AbortController().signal).getReader()
  for (let chunk = 0; chunk < 8; chunk += 1) await reader.read()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(events.filter((event) => event === 'pulled').length).toBeLessThan(8)
  expect(events.slice(0, 2)).toEqual(['sent a', 'opened b'])
  await reader.cancel('the reader left')
  expect(events.slice(-2)).toContain('aborted')
  expect(events).not.toContain('sent b')
})

test('names are the same to no file system', () => {
  expect(uniqueNames(['Tarifa.pdf', 'tarifa.pdf', 'Tarifa 2.pdf', 'Tarifa', 'Прайс.pdf', 'Прайс.pdf'])).toEqual([
    'Tarifa.pdf',
    'tarifa 2.pdf',
    'Tarifa 2 2.pdf',
    'Tarifa',
    'Прайс.pdf',
    'Прайс 2.pdf',
  ])
})
