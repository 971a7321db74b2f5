import { type Joinable, joinable } from '#site/server/upstream/priority.ts'
import type { PageResponse } from '../page-response.ts'
import type { OnStart, RenderRecord } from './render-record.ts'

/** A render in flight. */
export type InFlightRender = {
  result: Promise<PageResponse>
  /** Whether it waits for content, or in the queue. */
  isWaiting: () => boolean
}

export function inFlightRenders() {
  const inFlight = new Map<string, Joinable<InFlightRender>>()
  return {
    /** One render a key at a time; further requests share it. */
    once(key: string, render: (onStart: OnStart) => Promise<PageResponse>): InFlightRender {
      const running = inFlight.get(key)
      if (running) {
        running.join()
        return running.started
      }
      const rendering = joinable(() => startRender(render))
      inFlight.set(key, rendering)
      const end = () => {
        // After an invalidation a newer render may have the key.
        if (inFlight.get(key) === rendering) inFlight.delete(key)
      }
      rendering.started.result.then(end, end)
      return rendering.started
    },
    /** Renders in flight go on; later requests start new ones. */
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
