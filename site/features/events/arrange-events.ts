import type { EventCard } from 'component-schemas/cards/newsroom-cards.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { type Facet, type Narrowed, narrow } from '#site/content/listings/narrow.ts'
import type { ListedEvent } from './list-events.ts'

/** Current events first, future ones next, past ones last. */
const order: readonly EventCard['status'][] = ['live', 'planned', 'ended']

type Arranging = Parameters<typeof narrow>[2] & {
  /** Value of a discipline to its word. */
  labels: Readonly<Record<string, string>>
}

/**
 * Events in the order in which readers need them, narrowed by status and disciplines: the soonest first, and of those
 * that are over the latest first.
 */
export function arrangeEvents(
  events: readonly ListedEvent[],
  { labels, ...selection }: Arranging,
): Narrowed<ListedEvent> {
  const facets: Facet<ListedEvent>[] = [
    { name: 'status', choice: 'one', order, valuesOf: ({ card }) => [card.status] },
    {
      name: 'discipline',
      choice: 'many',
      order: disciplines.entries.map(({ value }) => value),
      labels,
      valuesOf: ({ discipline }) => (discipline === undefined ? [] : [discipline]),
    },
  ]
  const { matching, filters } = narrow(events, facets, selection)
  return { matching: matching.toSorted(byNeed), filters }
}

function byNeed({ card: a }: ListedEvent, { card: b }: ListedEvent): number {
  if (a.status !== b.status) return order.indexOf(a.status) - order.indexOf(b.status)
  const [first, second] = a.status === 'ended' ? [b, a] : [a, b]
  return first.start.localeCompare(second.start) || a.title.localeCompare(b.title)
}
