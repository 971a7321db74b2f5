import { type Joinable, joinable } from '#site/server/upstream/priority.ts'
import type { Answer } from '../page-cache.ts'
import type { RenderRecord } from './render-record.ts'

export type OnBegin = (record: RenderRecord) => void

/** A drawing on its way. */
export type Drawing = {
  answer: Promise<Answer>
  /** Whether it waits for content, or for its turn to be rendered. */
  isWaiting: () => boolean
}

export type Drawings = {
  /** One drawing a key at a time; who asks meanwhile gets the same. */
  once: (key: string, draw: (onBegin: OnBegin) => Promise<Answer>) => Drawing
  /** What is on its way goes on; who asks from now on begins anew. */
  forget: () => void
  /** How many are on their way. */
  count: () => number
}

export function drawings(): Drawings {
  const underway = new Map<string, Joinable<Drawing>>()
  return {
    once(key, draw) {
      const running = underway.get(key)
      if (running) {
        running.join()
        return running.begun
      }
      const drawing = joinable(() => beginDrawing(draw))
      underway.set(key, drawing)
      const end = () => {
        // After a drop another one may have taken the place.
        if (underway.get(key) === drawing) underway.delete(key)
      }
      drawing.begun.answer.then(end, end)
      return drawing.begun
    },
    forget: () => underway.clear(),
    count: () => underway.size,
  }
}

export function beginDrawing(draw: (onBegin: OnBegin) => Promise<Answer>): Drawing {
  let record: RenderRecord | undefined
  const answer = draw((begun) => {
    record = begun
  })
  return { answer, isWaiting: () => record === undefined || record.waits > 0 }
}
