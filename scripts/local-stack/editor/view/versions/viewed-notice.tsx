import { useMessages } from '../../page/editor-context.ts'
import type { WireVersion } from '../../services/wire-story.ts'
import { Sign } from '../../ui/sign.tsx'
import { useVersionNames } from './version-names.ts'

/** Above the page in the frame: it shows an earlier version. */
export function ViewedNotice({ version }: { version: WireVersion }) {
  const messages = useMessages()
  const names = useVersionNames()
  return (
    <output className="version-notice">
      <Sign name="warning" />
      {messages('viewingVersion', { time: names.time(version) })}
    </output>
  )
}
