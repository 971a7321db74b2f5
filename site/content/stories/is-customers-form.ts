import { isForCustomers } from 'component-schemas/content-types/form-page/is-for-customers.ts'
import type { WireStory } from '../delivery/wire-story.ts'

/** Whether only customers send the story's form, which then has no public page. */
export function isCustomersForm({ content }: Pick<WireStory, 'content'>): boolean {
  return isForCustomers(content)
}
