import { type Arrival, type SinkName, sinkNames } from './simulated-sinks.ts'

export type Published = { title: string; at: number; shownAt: number }

/** What was sent and asked for, and what arrived. */
export type Delivered = {
  arrivals: readonly Arrival[]
  /** By what was sent: the identifiers under which it was accepted. */
  accepted: ReadonlyMap<string, ReadonlySet<string>>
  subscribed: ReadonlyMap<string, number>
  documents: readonly Published[]
  troubledAt: number
}

/** What arrived of one thing that was sent, by its identifiers. */
function idsOf(arrivals: readonly Arrival[], title: string, sink: SinkName): Set<string> {
  return new Set(arrivals.filter((one) => one.sink === sink && one.text.includes(title)).map(({ id }) => id))
}

/** @throws Error where something accepted did not arrive, or under several identifiers */
export function requireOnce(delivered: Delivered): void {
  for (const [title, ids] of delivered.accepted) {
    if (ids.size !== 1) throw new Error(`${title} was accepted as ${[...ids].join(' and ')}`)
    for (const sink of title.startsWith('form') ? sinkNames : (['mail'] as const)) {
      const arrived = idsOf(delivered.arrivals, title, sink)
      if (arrived.size !== 1) throw new Error(`${title} was accepted, and arrived at ${sink} ${arrived.size} times`)
    }
  }
}

/** A message may be sent again where its first sender was killed or did not learn the result, and not where all went well. */
export function requireNoNeedlessCopy({ arrivals, troubledAt }: Delivered): void {
  for (const [place, one] of arrivals.entries()) {
    const before = arrivals.slice(0, place).find(({ sink, id }) => sink === one.sink && id === one.id)
    if (!before?.by?.isAlive || before.at <= troubledAt + 10_000) continue
    if (before.isKnown || !before.isOver) throw new Error(`${one.id} was sent twice to ${one.sink} without need`)
  }
}

/** Each document is in one digest of each person who followed it then. */
export function requireDigests({ subscribed, documents, arrivals }: Delivered): void {
  for (const [person, since] of subscribed) {
    for (const { title, at: publishedAt } of documents) {
      if (Math.abs(publishedAt - since) < 4000) continue
      const own = arrivals.filter(({ to }) => to === `${person}@a.example`)
      const mails = new Set(own.filter(({ text }) => text.split(' ').includes(title)).map(({ id }) => id))
      const wanted = Number(publishedAt > since)
      if (mails.size !== wanted) throw new Error(`${person} got ${title} in ${mails.size} digests instead of ${wanted}`)
    }
  }
}
