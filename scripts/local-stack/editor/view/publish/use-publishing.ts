import { useState } from 'react'
import { isFuture } from '../../plan/schedule/time-choice.tsx'
import { useSchedules } from '../../plan/schedule/use-schedules.ts'
import { useAction } from '../../ui/use-action.ts'
import type { StoryController } from '../use-story.ts'

/** The languages and time that the publish dialog chooses, and the publish itself: at once, or planned for a time. */
export function usePublishing(controller: StoryController, onClose: () => void) {
  const [languages, setLanguages] = useState<readonly string[]>()
  const [at, setAt] = useState<string>()
  const { schedules, plan, cancel } = useSchedules(controller.state.story.id)
  const planning = useAction()
  const planAt = async (moment: string) => {
    if (controller.isUnsaved && !(await controller.save())) return
    if (await planning.run(() => plan({ action: 'publish', publish_at: moment, languages }))) onClose()
  }
  const publishNow = async () => {
    // A conflict has a dialog of its own; the editor publishes again after it.
    if ((await controller.publish(languages)) || controller.store.now().theirs) onClose()
  }
  return {
    languages,
    setLanguages,
    at,
    setAt,
    schedules,
    cancel,
    issue: planning.issue,
    isReady:
      !controller.state.isBusy && !planning.isBusy && languages?.length !== 0 && (at === undefined || isFuture(at)),
    publish: () => (at === undefined ? publishNow() : planAt(at)),
  }
}
