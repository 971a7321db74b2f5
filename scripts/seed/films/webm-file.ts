import { ebmlElement, float, unsigned } from './ebml-element.ts'

/** A film of pictures: each frame is a whole VP8 picture, shown as long as every other. */
export type Film = {
  /** Pixels. */
  width: number
  height: number
  framesPerSecond: number
  /** VP8 key frames in the order they are shown. */
  frames: readonly Buffer[]
}

/** Matroska, RFC 9559: times are in units of a million nanoseconds, which are milliseconds. */
const timestampScale = 1_000_000

/** Writes a film as WebM (RFC 9559 with the limits of the WebM container guidelines). Every frame can be sought. */
export function webmFile(film: Film): Buffer {
  const clusters = secondsOf(film).map((cluster) => clusterElement(film, cluster))
  const head = [infoElement(film), tracksElement(film)]
  // The table of places stands before what it leads to; its length does not depend on the places.
  const draft = cuesElement(film, clusters, 0)
  const first = Buffer.concat([...head, draft]).length
  return Buffer.concat([
    headerElement(),
    ebmlElement('18538067', [...head, cuesElement(film, clusters, first), ...clusters]),
  ])
}

/** Numbers of the frames of each second. */
function secondsOf({ frames, framesPerSecond }: Film): { from: number; to: number }[] {
  const count = Math.ceil(frames.length / framesPerSecond)
  return Array.from({ length: count }, (_, second) => ({
    from: second * framesPerSecond,
    to: Math.min(frames.length, (second + 1) * framesPerSecond),
  }))
}

function headerElement(): Buffer {
  return ebmlElement('1A45DFA3', [
    ebmlElement('4286', unsigned(1)),
    ebmlElement('42F7', unsigned(1)),
    ebmlElement('42F2', unsigned(4)),
    ebmlElement('42F3', unsigned(8)),
    ebmlElement('4282', Buffer.from('webm')),
    ebmlElement('4287', unsigned(2)),
    ebmlElement('4285', unsigned(2)),
  ])
}

function infoElement(film: Film): Buffer {
  return ebmlElement('1549A966', [
    ebmlElement('2AD7B1', unsigned(timestampScale)),
    ebmlElement('4489', float(timeOf(film.frames.length, film))),
    ebmlElement('4D80', Buffer.from('Zarandal')),
    ebmlElement('5741', Buffer.from('Zarandal')),
  ])
}

function tracksElement({ width, height, framesPerSecond }: Film): Buffer {
  const video = ebmlElement('E0', [ebmlElement('B0', unsigned(width)), ebmlElement('BA', unsigned(height))])
  const track = ebmlElement('AE', [
    ebmlElement('D7', unsigned(1)),
    ebmlElement('73C5', unsigned(1)),
    ebmlElement('9C', unsigned(0)),
    ebmlElement('83', unsigned(1)),
    ebmlElement('86', Buffer.from('V_VP8')),
    ebmlElement('23E383', unsigned(Math.round(1e9 / framesPerSecond))),
    video,
  ])
  return ebmlElement('1654AE6B', track)
}

/** Where each second begins, in bytes from the beginning of the segment's content. */
function cuesElement(film: Film, clusters: readonly Buffer[], first: number): Buffer {
  const places = clusters.map((_, index) => clusters.slice(0, index).reduce((sum, { length }) => sum + length, first))
  const points = places.map((place, second) =>
    ebmlElement('BB', [
      ebmlElement('B3', unsigned(timeOf(second * film.framesPerSecond, film))),
      ebmlElement('B7', [ebmlElement('F7', unsigned(1)), ebmlElement('F1', unsigned(place))]),
    ]),
  )
  return ebmlElement('1C53BB6B', points)
}

function clusterElement(film: Film, { from, to }: { from: number; to: number }): Buffer {
  const start = timeOf(from, film)
  const blocks = film.frames.slice(from, to).map((frame, index) => {
    const head = Buffer.alloc(4)
    head[0] = 0x81
    head.writeInt16BE(timeOf(from + index, film) - start, 1)
    // A key frame.
    head[3] = 0x80
    return ebmlElement('A3', Buffer.concat([head, frame]))
  })
  return ebmlElement('1F43B675', [ebmlElement('E7', unsigned(start)), ...blocks])
}

/** Milliseconds at which a frame is shown. */
function timeOf(frame: number, { framesPerSecond }: Film): number {
  return Math.round((frame * 1000) / framesPerSecond)
}
