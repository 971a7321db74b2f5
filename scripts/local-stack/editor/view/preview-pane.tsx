import { memo, useEffect, useRef, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { shareAddress } from '../frame/preview-address.ts'
import { useMessages } from '../page/editor-context.ts'
import type { WireVersion } from '../services/wire-story.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Spoken } from '../ui/notice.tsx'
import { Sign, type SignName } from '../ui/sign.tsx'
import type { Workbench } from './use-workbench.ts'
import { useVersionNames } from './versions/version-names.ts'

const screens = ['fit', 'phone', 'tablet', 'desktop'] as const

type Screen = (typeof screens)[number]

/** Page width in pixels for each kind of screen; `fit` uses the available width and is therefore never scaled down. */
const widths: Readonly<Record<Screen, number>> = { fit: 0, phone: 390, tablet: 820, desktop: 1280 }

/** The page keeps its origin and its cookies; it cannot navigate the editor itself to another address. */
const allowed =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The page of the story in a frame, at the available width, or at the width of a phone, a tablet or a desktop. */
export const PreviewPane = memo(({ page, viewed }: Pick<Workbench, 'page' | 'viewed'>) => {
  const { frame, address, hosts, location, isConnected } = page
  const messages = useMessages()
  const [screen, setScreen] = useState<Screen>('fit')
  const { room, size } = useSize()
  const width = isWide(screen) ? Math.max(widths[screen], size.width) : widths[screen]
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width)
  return (
    <section className="preview" aria-label={messages('preview')} data-pane="" tabIndex={-1}>
      <div className="preview-tools">
        <ScreenChoice screen={screen} onChange={setScreen} />
        {hosts.length > 1 && (
          <Choice
            label={messages('host')}
            value={location}
            onChange={page.setLocation}
            options={hosts.map((host) => ({ value: host.location, name: host.name }))}
            isLabelHidden
          />
        )}
        <Spoken className="preview-state">{messages(isConnected ? 'connected' : 'notConnected')}</Spoken>
        <div className="bar-group preview-actions">
          <ActionButton look="icon" aria-label={messages('reload')} onPress={page.reload}>
            <Sign name="reload" />
          </ActionButton>
          {address && <TabLink address={address} label={messages('openPage')} sign="open" />}
          {address && <TabLink address={shareAddress(address)} label={messages('sharePreview')} sign="share" />}
        </div>
        <SkipButton />
      </div>
      {viewed && <ViewedNotice version={viewed} />}
      <div className="preview-room" ref={room}>
        <div className="preview-sheet" style={{ inlineSize: width * scale }}>
          <iframe
            id="storyblok-preview"
            ref={frame}
            title={messages('preview')}
            sandbox={allowed}
            src={address ?? 'about:blank'}
            style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </section>
  )
})

function TabLink({ address, label, sign }: { address: string; label: string; sign: SignName }) {
  return (
    <a className="action action-icon" href={address} target="_blank" rel="noreferrer" aria-label={label}>
      <Sign name={sign} />
    </a>
  )
}

/** Screens that the page fills at any width. */
function isWide(screen: Screen): boolean {
  return screen === 'fit' || screen === 'desktop'
}

/** A skip link past the page in the frame, which has many links; visible when focused. */
function SkipButton() {
  const messages = useMessages()
  return (
    <ActionButton
      className="action action-outline skip"
      onPress={() => document.querySelector<HTMLElement>('[data-testid="editor-form"]')?.focus()}
    >
      {messages('skipPage')}
    </ActionButton>
  )
}

function ScreenChoice({ screen, onChange }: { screen: Screen; onChange: (screen: Screen) => void }) {
  const messages = useMessages()
  return (
    <ToggleButtonGroup
      aria-label={messages('screen')}
      className="toggles"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[screen]}
      onSelectionChange={(keys) => {
        for (const key of screens) if (keys.has(key)) onChange(key)
      }}
    >
      {screens.map((key) => (
        <ToggleButton key={key} id={key} aria-label={messages(key)} className="toggle">
          <Sign name={key} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

/** The available size for the page, in pixels. */
function useSize() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  return { room, size }
}

/** Above the page in the frame: it shows an earlier version. */
function ViewedNotice({ version }: { version: WireVersion }) {
  const messages = useMessages()
  const names = useVersionNames()
  return (
    <output className="version-notice">
      <Sign name="warning" />
      {messages('viewingVersion', { time: names.time(version) })}
    </output>
  )
}
