import { createHash } from 'node:crypto'
import type { SeedFile } from '../space/upload-files.ts'
import { cuttingFilm, cuttingFrame } from './cutting-film.ts'
import { keyFrame } from './key-frame.ts'
import { webmFile } from './webm-file.ts'

/** A film to draw: its name in content files, its size in pixels, and each frame as SVG text. */
export type FilmPlan = {
  name: string
  width: number
  height: number
  framesPerSecond: number
  /** Number of frames. */
  frames: number
  draw: (frame: number) => string
}

/** Every film that content may name. */
export const films: readonly FilmPlan[] = [{ name: 'film/corte-plano', ...cuttingFilm, draw: cuttingFrame }]

/** Raised when the same drawings would give other bytes. */
const rendering = 'vp8-82-1'

/** The films as files ready for upload; the name carries the hash of the drawings, so that a new film is a new file. */
export function renderFilms(plans: readonly FilmPlan[]): SeedFile[] {
  return plans.map((plan) => {
    const { name, width, height, framesPerSecond } = plan
    const drawings = Array.from({ length: plan.frames }, (_, frame) => plan.draw(frame))
    const hash = createHash('sha256').update(rendering).update(drawings.join('')).digest('hex').slice(0, 10)
    const read = async () =>
      webmFile({ width, height, framesPerSecond, frames: await Promise.all(drawings.map(keyFrame)) })
    return { name, fileName: `${name.replaceAll('/', '-')}-${hash}.webm`, width, height, read: once(read) }
  })
}

/** The upload asks twice: to draw early, and for the bytes. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
