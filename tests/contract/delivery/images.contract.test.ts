import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { imageService, type Original } from 'local-stack/content-service/images/image-service.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const diagram =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="#ff0000"/></svg>'

/** Left half red, right half blue, 400 x 200. */
async function halves(format: 'png' | 'jpeg'): Promise<Buffer> {
  const left = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

let folder: string
let originals: Map<string, Original>
let reads: number
let app: Hono

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
  reads = 0
  originals = new Map<string, Original>([
    ['1/400x200/aaaaaaaaaa/llave.png', { bytes: await halves('png'), contentType: 'image/png' }],
    ['1/400x200/bbbbbbbbbb/llave.jpg', { bytes: await halves('jpeg'), contentType: 'image/jpeg' }],
    ['1/100x50/cccccccccc/plano.svg', { bytes: Buffer.from(diagram), contentType: 'image/svg+xml' }],
    ['1/x/dddddddddd/tarifa.pdf', { bytes: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
  ])
  app = new Hono().route('/f', serviceWith({}))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

function serviceWith(limits: { cacheBytes?: number }) {
  return imageService({
    readOriginal: async (path) => {
      reads += 1
      return originals.get(path)
    },
    cacheFolder: folder,
    log: () => undefined,
    ...limits,
  })
}

const png = '/f/1/400x200/aaaaaaaaaa/llave.png/m'
const svg = '/f/1/100x50/cccccccccc/plano.svg/m'

async function pixels(path: string, headers: Record<string, string> = {}) {
  const response = await app.request(path, { headers })
  expect(await (response.ok ? '' : response.clone().text())).toBe('')
  const image = sharp(Buffer.from(await response.arrayBuffer()))
  const { format } = await image.metadata()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels),
  ]
  return { format, width: info.width, height: info.height, at, response }
}

const isRed = ([r = 0, , b = 0]: number[]) => r > 200 && b < 60
const isBlue = ([r = 0, , b = 0]: number[]) => b > 200 && r < 60

describe('sizes and crops', () => {
  test('a size gives exactly that many pixels', async () => {
    expect(await pixels(`${png}/120x90`)).toMatchObject({ width: 120, height: 90, format: 'png' })
    expect(await pixels(`${png}/100x0`)).toMatchObject({ width: 100, height: 50 })
  })

  test('a negative width mirrors the picture', async () => {
    const mirrored = await pixels(`${png}/-400x200`)
    expect(isBlue(mirrored.at(20, 100)) && isRed(mirrored.at(380, 100))).toBe(true)
  })

  test('a crop takes the named pixels', async () => {
    const cropped = await pixels(`${png}/0x0:150x100`)
    expect(cropped).toMatchObject({ width: 150, height: 100 })
    expect(isRed(cropped.at(149, 50))).toBe(true)
  })

  test('a focal point decides which side a crop keeps', async () => {
    expect(isRed((await pixels(`${png}/50x100/filters:focal(10x10:11x11)`)).at(25, 50))).toBe(true)
    expect(isBlue((await pixels(`${png}/50x100/filters:focal(390x10:391x11)`)).at(25, 50))).toBe(true)
  })

  test('a smart crop has the asked size', async () => {
    expect(await pixels(`${png}/60x60/smart`)).toMatchObject({ width: 60, height: 60 })
  })

  test('fit-in with a fill pads with the colour', async () => {
    const padded = await pixels(`${png}/fit-in/100x100/filters:fill(00ff00)`)
    expect(padded).toMatchObject({ width: 100, height: 100 })
    expect(padded.at(50, 5).slice(0, 3)).toEqual([0, 255, 0])
    expect(isRed(padded.at(5, 50))).toBe(true)
  })

  test('fit-in with a transparent fill pads with nothing', async () => {
    expect((await pixels(`${png}/fit-in/100x100/filters:fill(transparent)`)).at(50, 5)[3]).toBe(0)
  })

  test('a picture stored sideways is turned upright before it is measured', async () => {
    const sideways = await sharp(await halves('jpeg'))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    originals.set('1/400x200/eeeeeeeeee/foto.jpg', { bytes: sideways, contentType: 'image/jpeg' })
    const upright = await pixels('/f/1/400x200/eeeeeeeeee/foto.jpg/m/100x0')
    expect(upright).toMatchObject({ width: 100, height: 200 })
    expect(isRed(upright.at(50, 20)) && isBlue(upright.at(50, 180))).toBe(true)
    expect(isBlue((await pixels('/f/1/400x200/eeeeeeeeee/foto.jpg/m/0x300:200x400')).at(100, 50))).toBe(true)
  })
})

describe('filters', () => {
  test('rotate turns clockwise', async () => {
    const turned = await pixels(`${png}/filters:rotate(90)`)
    expect(turned).toMatchObject({ width: 200, height: 400 })
    expect(isRed(turned.at(100, 20)) && isBlue(turned.at(100, 380))).toBe(true)
  })

  test('brightness moves every channel', async () => {
    expect((await pixels(`${png}/filters:brightness(100)`)).at(10, 10).slice(0, 3)).toEqual([255, 255, 255])
    expect((await pixels(`${png}/filters:brightness(-100)`)).at(10, 10).slice(0, 3)).toEqual([0, 0, 0])
    expect((await pixels(`${png}/filters:brightness(0)`)).at(10, 10).slice(0, 3)).toEqual([255, 0, 0])
  })

  test('grayscale removes colour', async () => {
    const [first, ...others] = (await pixels(`${png}/filters:grayscale()`)).at(10, 10).slice(0, 3)
    expect(others.every((channel) => channel === first)).toBe(true)
  })

  test.each([4, 60])('blur(%d) mixes the colours at the border and keeps the size', async (radius) => {
    const soft = await pixels(`${png}/filters:blur(${radius})`)
    expect(soft).toMatchObject({ width: 400, height: 200 })
    const [r = 0, , b = 0] = soft.at(200, 100)
    expect(Math.min(r, b)).toBeGreaterThan(60)
  })

  test('round_corner cuts the corners and leaves the middle', async () => {
    const round = await pixels(`${png}/filters:round_corner(40,0,255,0)`)
    expect(round.at(0, 0).slice(0, 3)).toEqual([0, 255, 0])
    expect(isRed(round.at(100, 100))).toBe(true)
    expect((await pixels(`${png}/filters:round_corner(40|20,0,255,0,1)`)).at(0, 0)[3]).toBe(0)
  })

  test('quality changes the number of bytes', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    originals.set('1/200x200/ffffffffff/grano.png', { bytes: noise, contentType: 'image/png' })
    const bytes = async (quality: number) =>
      (
        await (
          await app.request(`/f/1/200x200/ffffffffff/grano.png/m/filters:format(webp):quality(${quality})`)
        ).arrayBuffer()
      ).byteLength
    expect(await bytes(0)).toBeLessThan(await bytes(50))
    expect(await bytes(50)).toBeLessThan(await bytes(100))
  })

  test.each(['webp', 'jpeg', 'png', 'avif'])('format(%s) is answered with its content type', async (format) => {
    const response = await app.request(`${png}/40x20/filters:format(${format})`)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('vary')).toBeNull()
    const found = (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).format
    expect(found).toBe(format === 'avif' ? 'heif' : format)
  })
})

describe('negotiation and headers', () => {
  test('without a format a client that takes WebP gets WebP, another one the kind of the original', async () => {
    expect((await pixels(png, { accept: 'image/avif,image/webp,*/*' })).format).toBe('webp')
    expect((await pixels(`${png}/`, { accept: 'image/png,*/*' })).format).toBe('png')
    expect((await pixels('/f/1/400x200/bbbbbbbbbb/llave.jpg/m')).format).toBe('jpeg')
    expect((await app.request(png)).headers.get('vary')).toBe('Accept')
  })

  test('an answer may be kept for a year, names its type and is not guessed at', async () => {
    const { headers } = await app.request(`${png}/10x10`)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('image/png')
  })

  test('a known tag is answered with 304 and no body', async () => {
    const first = await app.request(`${png}/10x10`)
    const again = await app.request(`${png}/10x10`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await app.request(`${png}/11x10`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
    expect(other.status).toBe(200)
  })
})

describe('vector originals', () => {
  test('a diagram that is only sized is passed through, without rights to run anything', async () => {
    const response = await app.request(`${svg}/20x10`, { headers: { accept: 'image/webp' } })
    expect(await response.text()).toBe(diagram)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('a diagram becomes pixels when a format is asked', async () => {
    const large = await pixels(`${svg}/1000x0/filters:format(png)`)
    expect(large).toMatchObject({ width: 1000, height: 500, format: 'png' })
    expect(isRed(large.at(999, 499))).toBe(true)
  })
})

describe('refusals', () => {
  test.each([
    `${png}/filters:sepia()`,
    `${png}/filters:quality(200)`,
    `${png}/900x900:950x950`,
    '/f/1/x/dddddddddd/tarifa.pdf/m/100x100',
    '/f/1/400x200/aaaaaaaaaa/%2e%2e%2f%2e%2e/m',
  ])('%s is answered with 400 and a sentence', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  })

  test('an unknown asset is answered with 404', async () => {
    expect((await app.request('/f/1/x/0000000000/nada.png/m/10x10')).status).toBe(404)
  })

  test('damaged data is answered with 400', async () => {
    const whole = await halves('jpeg')
    originals.set('1/x/9999999999/roto.jpg', { bytes: whole.subarray(0, whole.length / 2), contentType: 'image/jpeg' })
    expect((await app.request('/f/1/x/9999999999/roto.jpg/m/10x10')).status).toBe(400)
  })
})

describe('the cache', () => {
  test('one address is transformed once for any number of simultaneous requests', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => app.request(`${png}/77x77`)))
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(reads).toBe(1)
  })

  test('a picture survives a restart on disk', async () => {
    const first = Buffer.from(await (await app.request(`${png}/66x66`)).arrayBuffer())
    const restarted = new Hono().route('/f', serviceWith({}))
    const again = Buffer.from(await (await restarted.request(`${png}/66x66`)).arrayBuffer())
    expect(again.equals(first)).toBe(true)
    expect(reads).toBe(1)
    const [file = ''] = await readdir(folder)
    expect((await readFile(join(folder, file))).equals(first)).toBe(true)
  })

  test('beyond the limit the least recently used picture leaves', async () => {
    const one = (await (await app.request(`${png}/50x50`)).arrayBuffer()).byteLength
    await rm(folder, { recursive: true })
    const small = new Hono().route('/f', serviceWith({ cacheBytes: Math.floor(one * 2.5) }))
    await small.request(`${png}/50x50/filters:quality(1)`)
    await small.request(`${png}/50x50/filters:quality(2)`)
    await small.request(`${png}/50x50/filters:quality(1)`)
    await small.request(`${png}/50x50/filters:quality(3)`)
    expect(await readdir(folder)).toHaveLength(2)
    reads = 0
    await small.request(`${png}/50x50/filters:quality(1)`)
    expect(reads).toBe(0)
    await small.request(`${png}/50x50/filters:quality(2)`)
    expect(reads).toBe(1)
  })
})
