import { useMessages } from '../page/editor-context.ts'
import { useSpaceTime } from '../page/use-space-time.ts'
import type { WireRelease } from '../services/wire-plan.ts'

export function ReleaseTime({ release }: { release: Pick<WireRelease, 'released' | 'release_at'> }) {
  const messages = useMessages()
  const { inWords } = useSpaceTime()
  if (release.released) return <span className="status status-published">{messages('isReleased')}</span>
  if (release.release_at === null) return <span className="help">{messages('noReleaseTime')}</span>
  const at = inWords(release.release_at, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={release.release_at}>{at}</time>
}
