import type { AthleteCard, EventCard } from './newsroom-cards.ts'
import type { AgentCard, JobCard, OfficeCard } from './place-cards.ts'
import type { NewsCard } from './resolved-data.ts'
import type { BulletinCard, CatalogueCard } from './resource-cards.ts'

/** One entry of a general listing; `kind` selects its renderer (`site/templates/general-listing`). */
export type ListedItem =
  | { kind: 'news'; card: NewsCard }
  | { kind: 'job'; card: JobCard }
  | { kind: 'office'; card: OfficeCard }
  | { kind: 'agent'; card: AgentCard }
  | { kind: 'event'; card: EventCard }
  | { kind: 'athlete'; card: AthleteCard }
  | { kind: 'bulletin'; card: BulletinCard }
  | { kind: 'catalogue'; card: CatalogueCard }
