import { runtimePart } from '#site/server/runtime.ts'

/** How many calls an instance wants to begin. */
export type Wanted = {
  perSecond: number
  calls: number
  /** Least time since the last call of any instance: idle work goes one by one. */
  gapMs: number
}

/** Ids of the calls that may begin; without one, the time after which it is worth asking again. */
export type Granted = { ids: readonly string[]; waitMs: number }

/** The count that all instances share, so that together they keep to the limits of the content service. */
export type Fleet = {
  /** Whether calls are counted together now; else this instance has a share of each limit. */
  isCounting: () => boolean
  /** How many instances live, as last seen. */
  instances: () => number
  /** The part of each limit that this instance may use by its own count. */
  share: () => number
  /** @returns undefined when the shared count cannot be reached */
  take: (limit: string, wanted: Wanted) => Promise<Granted | undefined>
  end: (limit: string, id: string) => void
  /** Lets no instance call for so long. */
  pause: (limit: string, ms: number) => void
}

const holder = runtimePart('content-fleet', (): { fleet?: Fleet } => ({}))

/** Counts with the other instances from now on; undefined: alone. */
export function joinFleet(fleet: Fleet | undefined): void {
  if (fleet === undefined) delete holder().fleet
  else holder().fleet = fleet
}

/** Undefined where an instance runs alone. */
export function currentFleet(): Fleet | undefined {
  return holder().fleet
}
