import { describe, expect, test } from 'vitest'
import { cuttingFilm, cuttingFrame, depthAt } from './cutting-film.ts'
import { frameOf, keyFrame } from './key-frame.ts'
import { films, renderFilms } from './render-films.ts'
import { webmFile } from './webm-file.ts'

type Element = { id: string; start: number; body: Buffer }

/** Elements one after another, as a player reads them: identifier, length, content. */
function elementsOf(bytes: Buffer, from = 0): Element[] {
  const found: Element[] = []
  for (let at = from; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const id = bytes
      .subarray(at, at + idLength)
      .toString('hex')
      .toUpperCase()
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23
    const size = bytes.subarray(sizeAt + 1, sizeAt + sizeLength).readUIntBE(1, sizeLength - 2)
    const start = sizeAt + sizeLength
    found.push({ id, start: at, body: bytes.subarray(start, start + size) })
    expect(start + size).toBeLessThanOrEqual(bytes.length)
    at = start + size
  }
  return found
}

const inside = (elements: readonly Element[], id: string): Buffer => {
  const found = elements.find((element) => element.id === id)
  if (!found) throw new Error(`There is no element ${id}.`)
  return found.body
}
const number = (bytes: Buffer) => Number(bytes.readBigUInt64BE())

const frame = await keyFrame('<svg xmlns="http://www.w3.org/2000/svg" width="32" height="18"/>')
const film = webmFile({ width: 32, height: 18, framesPerSecond: 10, frames: Array.from({ length: 25 }, () => frame) })
const [header, segment] = elementsOf(film)
const parts = elementsOf(segment?.body ?? Buffer.alloc(0))

describe('a film', () => {
  test('says that it is WebM and has one picture track of its size', () => {
    expect(inside(elementsOf(header?.body ?? Buffer.alloc(0)), '4282').toString()).toBe('webm')
    const track = elementsOf(inside(elementsOf(inside(parts, '1654AE6B')), 'AE'))
    expect(inside(track, '86').toString()).toBe('V_VP8')
    const video = elementsOf(inside(track, 'E0'))
    expect([number(inside(video, 'B0')), number(inside(video, 'BA'))]).toEqual([32, 18])
  })

  test('lasts as long as its frames together, in milliseconds', () => {
    expect(inside(elementsOf(inside(parts, '1549A966')), '4489').readDoubleBE()).toBe(2500)
  })

  test('has every frame at its time, each one whole', () => {
    const clusters = parts.filter(({ id }) => id === '1F43B675').map(({ body }) => elementsOf(body))
    const times = clusters.flatMap((cluster) =>
      cluster
        .filter(({ id }) => id === 'A3')
        .map(({ body }) => {
          expect([body[0], body[3]]).toEqual([0x81, 0x80])
          expect(body.subarray(4).equals(frame)).toBe(true)
          return number(inside(cluster, 'E7')) + body.readInt16BE(1)
        }),
    )
    expect(times).toEqual(Array.from({ length: 25 }, (_, index) => index * 100))
  })

  test('has a table that leads to the beginning of each second', () => {
    const clusters = parts.filter(({ id }) => id === '1F43B675').map(({ start }) => start)
    const places = elementsOf(inside(parts, '1C53BB6B')).map(({ body }) => {
      const point = elementsOf(body)
      return [number(inside(point, 'B3')), number(inside(elementsOf(inside(point, 'B7')), 'F1'))]
    })
    expect(places).toEqual(clusters.map((start, second) => [second * 1000, start]))
  })
})

describe('a frame', () => {
  test('is a VP8 key frame of the drawing’s size', () => {
    // RFC 6386, section 9.1: the lowest bit of a key frame is 0, then comes the start code, then width and height.
    expect((frame[0] ?? 1) & 1).toBe(0)
    expect(frame.subarray(3, 6).toString('hex')).toBe('9d012a')
    expect([frame.readUInt16LE(6) & 0x3fff, frame.readUInt16LE(8) & 0x3fff]).toEqual([32, 18])
  })

  test('is not made of a picture of another kind', () => {
    expect(() => frameOf(Buffer.from('RIFF....WEBPVP8L....'))).toThrow('not VP8L')
  })
})

describe('the film of a cut', () => {
  test('begins with a whole key and ends with a finished one, the cutter away from both', () => {
    const edgeOf = (svg: string) => /<path d="(M300 [^"]*)"/.exec(svg)?.[1] ?? ''
    expect(edgeOf(cuttingFrame(0))).toContain('L370 236')
    expect(edgeOf(cuttingFrame(cuttingFilm.frames - 1))).toContain(`L370 ${236 + depthAt(370)}`)
  })

  test('cuts each depth flat and never above the uncut edge', () => {
    expect([depthAt(370), depthAt(380), depthAt(546)]).toEqual([33, 33, 44])
    expect(depthAt(300)).toBe(0)
  })

  test('is the same on every run and has a name of its own for other drawings', () => {
    const [plan] = films
    if (!plan) throw new Error('There is no film.')
    const nameOf = (draw: typeof plan.draw) => renderFilms([{ ...plan, draw }])[0]?.fileName
    expect(nameOf(plan.draw)).toBe(nameOf(plan.draw))
    expect(nameOf(() => '<svg/>')).not.toBe(nameOf(plan.draw))
  })
})
