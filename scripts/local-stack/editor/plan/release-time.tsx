import { useEditor, useMessages } from '../page/editor-context.ts'
import type { WireRelease } from '../services/wire-plan.ts'

/** When a release becomes public, or that it is. */
export function ReleaseTime({ release }: { release: Pick<WireRelease, 'released' | 'release_at'> }) {
  const messages = useMessages()
  const { language } = useEditor()
  if (release.released) return <span className="status status-published">{messages('isReleased')}</span>
  if (release.release_at === null) return <span className="help">{messages('noReleaseTime')}</span>
  const at = new Date(release.release_at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={release.release_at}>{at}</time>
}
