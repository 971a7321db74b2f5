import type { ContentContext } from '../../store/content-context.ts'
import { actAs } from '../acting-user.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { updateRow } from '../write-row.ts'
import type { ScheduleRow } from './schedule-row.ts'

/**
 * Publishes or unpublishes as planned, in the name of the person who planned it. One transaction with the row's new state: the publish,
 * its webhooks and the state exist together or not at all.
 */
export function executeSchedule(context: ContentContext, id: number): void {
  const { store } = context
  const pending = "SELECT * FROM story_schedulings WHERE id = ? AND status = 'scheduled' AND deleted_at IS NULL"
  store.transaction(() => {
    const row = store.get<ScheduleRow>(pending, [id])
    if (!row) return
    updateRow(store, 'story_schedulings', { id, status: 'executed' })
    const languages = row.language === '' ? undefined : [row.language]
    const act = row.action === 'publish' ? publishStory : unpublishStory
    actAs(row.author, () => act(context, row.story_id, languages))
  })
}
