import { type Joinable, joinable } from '#site/server/upstream/priority.ts'
import type { PageResponse } from '../page-response.ts'
import type { OnStart, RenderRecord } from './render-record.ts'

/** A drawing on its way. */
export type InFlightRender = {
  result: Promise<PageResponse>
  /** Whether it waits for content, or for its turn to be rendered. */
  isWaiting: () => boolean
}

export type InFlightRenders = {
  /** One drawing a key at a time; who asks meanwhile gets the same. */
  once: (key: string, render: (onStart: OnStart) => Promise<PageResponse>) => InFlightRender
  /** What is on its way goes on; who asks from now on begins anew. */
  forget: () => void
  /** How many are on their way. */
  count: () => number
}

export function inFlightRenders(): InFlightRenders {
  const inFlight = new Map<string, Joinable<InFlightRender>>()
  return {
    once(key, render) {
      const running = inFlight.get(key)
      if (running) {
        running.join()
        return running.started
      }
      const rendering = joinable(() => startRender(render))
      inFlight.set(key, rendering)
      const end = () => {
        // After a drop another one may have taken the place.
        if (inFlight.get(key) === rendering) inFlight.delete(key)
      }
      rendering.started.result.then(end, end)
      return rendering.started
    },
    forget: () => inFlight.clear(),
    count: () => inFlight.size,
  }
}

export function startRender(render: (onStart: OnStart) => Promise<PageResponse>): InFlightRender {
  let record: RenderRecord | undefined
  const result = render((started) => {
    record = started
  })
  return { result, isWaiting: () => record === undefined || record.waits > 0 }
}
