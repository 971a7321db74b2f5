import { useState } from 'react'
import { isFuture } from '../../plan/schedule/time-choice.tsx'
import { useSchedules } from '../../plan/schedule/use-schedules.ts'
import type { WireStory } from '../../services/wire-story.ts'
import { useNeeded } from '../../tree/needed-choice.tsx'
import type { Target } from '../../tree/redirects/target-picker.tsx'
import { useRedirects } from '../../tree/redirects/use-redirects.ts'
import type { StoryActions } from '../use-story.ts'
import type { ChosenLanguages } from './languages-choice.tsx'

/** The languages and time that the unpublish dialog chooses, and the targets of the addresses that end now. */
export function useUnpublishing(story: WireStory, unpublish: StoryActions['unpublish']) {
  const redirects = useRedirects(story)
  const needed = useNeeded(story)
  const { schedules, plan, cancel } = useSchedules(story.id)
  const [languages, setLanguages] = useState<ChosenLanguages>()
  const [target, setTarget] = useState<Target>()
  const [at, setAt] = useState<string>()
  const isWholeNow = at === undefined && languages === undefined
  return {
    languages,
    setLanguages,
    at,
    setAt,
    target,
    setTarget,
    schedules,
    cancel,
    redirects,
    needed,
    /** A redirect works as soon as it exists: it is offered for addresses that end now. */
    isRedirectOffered: isWholeNow && redirects.isOffered,
    isReady: (languages ? languages.length > 0 : needed.isReady) && (at === undefined || isFuture(at)),
    submit: async () => {
      if (at !== undefined) return await plan({ action: 'unpublish', publish_at: at, languages })
      if ((await unpublish(languages)) && isWholeNow && target) await redirects.create(() => target.uuid)
    },
  }
}
