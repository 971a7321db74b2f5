import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import type { EventCard } from 'component-schemas/newsroom-cards.ts'
import type { PageQuery } from '#site/routing/page-query.ts'
import type { ListedEvent } from '../list-events.ts'
import { filterBy } from './filter-by.ts'

/** What takes place now stands first, what comes follows, what is over closes the list. */
const order: readonly EventCard['status'][] = ['live', 'planned', 'ended']

/**
 * Events in the order in which readers need them, narrowed by discipline and status: the soonest first, and of those
 * that are over the latest first.
 * @param labels value of a discipline to its word
 */
export function arrangeEvents(
  events: readonly ListedEvent[],
  query: PageQuery,
  labels: Readonly<Record<string, string>>,
) {
  const facets = [
    {
      name: 'status',
      choice: 'one',
      values: order,
      valuesOf: ({ card }: ListedEvent) => [card.status],
    },
    {
      name: 'discipline',
      choice: 'many',
      values: disciplines.entries.map(({ value }) => value),
      labels,
      valuesOf: ({ discipline }: ListedEvent) => (discipline === undefined ? [] : [discipline]),
    },
  ] as const
  const { items, filters } = filterBy(events, facets, query)
  return { items: items.toSorted(byNeed), filters }
}

function byNeed({ card: a }: ListedEvent, { card: b }: ListedEvent): number {
  if (a.status !== b.status) return order.indexOf(a.status) - order.indexOf(b.status)
  const [first, second] = a.status === 'ended' ? [b, a] : [a, b]
  return first.start.localeCompare(second.start) || a.title.localeCompare(b.title)
}
