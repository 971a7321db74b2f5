import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireStory } from '../../services/wire-story.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Sign } from '../../ui/sign.tsx'
import { appAddress, useAppBridge } from './use-app-bridge.ts'

type Props = { story: WireStory; language: string; onClose: () => void }

/** The app has a cookie, speaks with the editor, opens other windows, and leads the editor to a finding. */
const allowed =
  'allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The space's app for the open story, in a frame over the editor. */
export function AppDialog({ story, language, onClose }: Props) {
  const messages = useMessages()
  const { space, appUrl, userId } = useEditor()
  const address = appAddress(appUrl, { spaceId: space.id, userId, storyId: story.id })
  const { frame, height } = useAppBridge(appUrl, { story, language })
  const heading = messages('inOrderNamed', { name: story.name })
  const actions = (
    <>
      <a className="action action-outline" href={address} target="_blank" rel="noreferrer">
        {messages('openInTab')}
        <Sign name="open" />
      </a>
      <ActionButton look="primary" onPress={onClose}>
        {messages('close')}
      </ActionButton>
    </>
  )
  return (
    <DialogFrame heading={heading} isOpen onClose={onClose} size="wide" actions={actions}>
      <iframe
        ref={frame}
        className="app-frame"
        title={heading}
        src={address}
        // The app has another origin than the editor, so allow-same-origin is safe here.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox={allowed}
        {...(height !== undefined && { style: { blockSize: `${height}px` } })}
      />
    </DialogFrame>
  )
}
