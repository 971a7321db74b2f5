import { calendarLink } from './features/feeds/calendar-link.ts'
import type { EventLink } from './page-kinds/feature-pages.ts'

/** What the features add beside the details of an event. The feature of events reads it, which `features.pages.tsx` loads. */
export const featureEventLinks: readonly EventLink[] = [calendarLink]
