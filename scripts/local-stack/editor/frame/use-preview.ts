import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { WireComponent } from '../services/wire-component.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
import type { StoryStore } from '../story/story-store.ts'
import { blockMessage } from './block-message.ts'
import { offerOnPage } from './on-page/offer-on-page.ts'
import type { OnPageMessage } from './on-page/on-page-message.ts'
import type { BlockAction, BridgeConfig, PageMessage } from './page-message.ts'
import { pressShortcut } from './shortcut-event.ts'
import { storyWriter } from './story-for-page.ts'
import { type Framed, type Post, useFrameMessages } from './use-frame-messages.ts'
import { useReferences } from './use-references.ts'

export type Previewing = Framed & {
  /** Address of the page in the frame. */
  address: string | undefined
  spaceId: number
  /** The story with the editor's rendered content. */
  story: WireStory
  store: StoryStore
  /** An earlier content that the page shows instead of the draft: nothing in it can be edited. */
  viewed?: WireBlock | undefined
  language: string
  components: readonly WireComponent[]
  /** Uid of the block whose form is open. */
  selected: string
  onSelect: (uid: string) => void
  onBlockAction: (action: BlockAction, uid: string, reply: Post) => void
  /** Receives texts that are written and blocks that are moved in the page itself. */
  onPage: (message: OnPageMessage, reply: Post) => void
  /** The page asks for a newly signed address. */
  onRenew: () => void
}

export type Preview = {
  /** Whether the page's bridge has connected. */
  isConnected: boolean
  /** The story as the page receives it; undefined until its bridge has connected. */
  write: StoryWriter | undefined
  /** After a save, a publish and similar actions. */
  notify: (action: 'change' | 'published' | 'unpublished') => void
}

/** Messages that change nothing in the story. */
const ofPageItself: ReadonlySet<PageMessage['action']> = new Set([
  'initialized',
  'noFocus',
  'shortcut',
  'previewEnded',
  'renewPreview',
])

/** Milliseconds for the page to render the sent draft. */
const renderTime = 40

/** The host's side of the visual editor's messages (contracts of preview-bridge 2.3.1). */
export function usePreview(previewing: Previewing): Preview {
  const { story, selected } = previewing
  const [connected, setConnected] = useState<{ address: string | undefined; config: BridgeConfig }>()
  // Another address is another page, whose bridge must connect again.
  const config = connected && connected.address === previewing.address ? connected.config : undefined
  /** The block that the page has selected itself: it needs no message. */
  const openedByPage = useRef<string>(undefined)
  const detailsOf = (uid: string) => blockMessage({ ...previewing, storyId: story.id, content: story.content }, uid)

  const enter = (reply: Post, uid: string) => {
    const details = detailsOf(uid)
    if (details) reply({ action: 'enterComponent', storyId: story.id, componentId: uid, ...details })
  }

  /** Messages of a page of this project, beside those of the vendor's bridge. */
  const followOwnPage = (message: Exclude<PageMessage, { uid: string }>, reply: Post) => {
    if (message.action === 'onPage') previewing.onPage(message.message, reply)
    if (message.action === 'shortcut') pressShortcut(message.shortcut)
    if (message.action === 'previewEnded') setConnected(undefined)
    if (message.action === 'renewPreview') previewing.onRenew()
  }

  const post = useFrameMessages(previewing, (message, reply) => {
    // A version is read only, whatever the page offers.
    if (previewing.viewed && !ofPageItself.has(message.action)) return
    if (message.action === 'initialized') {
      setConnected({ address: previewing.address, config: message.config })
      reply(enterEditmode(previewing))
      reply(offerOnPage(previewing.components, previewing.language))
      if (selected !== story.content._uid) enter(reply, selected)
    } else if (message.action === 'edit') {
      const isOurs = message.id === '' || message.id === String(story.id)
      const details = isOurs ? detailsOf(message.uid) : undefined
      if (!details) return
      openedByPage.current = message.uid
      reply({ action: 'editedBlok', ...details })
      previewing.onSelect(message.uid)
    } else if ('uid' in message) {
      previewing.onBlockAction(message.action, message.uid, reply)
    } else {
      followOwnPage(message, reply)
    }
  })
  const write = useInput(previewing, config, post)
  const enterSelected = useEffectEvent((uid: string) => {
    if (config && openedByPage.current !== uid) enter(post, uid)
    openedByPage.current = undefined
  })
  useEffect(() => {
    // The page must have rendered a new block before it can scroll to it.
    const timer = setTimeout(() => enterSelected(selected), renderTime)
    return () => clearTimeout(timer)
  }, [selected])
  const possible = JSON.stringify(detailsOf(selected))
  useMovedBlock({ uid: selected, possible }, (uid) => config && post({ action: 'movedBlock', blockId: uid }))
  const { id: storyId, full_slug: slug } = story
  const notify = useCallback<Preview['notify']>(
    (action) => post({ action, reload: action === 'change', slug, storyId, slugChanged: false }),
    [post, slug, storyId],
  )
  return { isConnected: config !== undefined, write, notify }
}

/** Sends the draft with every key stroke, before the editor renders, and again when a related story is loaded. */
function useInput(previewing: Previewing, config: BridgeConfig | undefined, post: Post): StoryWriter | undefined {
  const { spaceId, store, story, viewed, language, components } = previewing
  const references = useReferences(viewed ?? story.content, config)
  const sent = useRef<Sent>(undefined)
  const [opened] = useState(() => store.now().history.present)
  const write = useMemo(
    () => config && storyWriter({ spaceId, language, components, config, references }),
    [spaceId, language, components, config, references],
  )
  const send = useEffectEvent((written: StoryWriter, instead: WireBlock | undefined) => {
    const state = store.now()
    const content = instead ?? state.history.present
    const { current: last } = sent
    // A page shows the draft that was stored when it was loaded: changes made and saved since then are missing there.
    if (content === opened && !last) return
    if (last?.written === written && last.story === state.story && last.content === content) return
    sent.current = { written, story: state.story, content }
    post({ action: 'input', story: written({ ...state.story, content }) })
  })
  useEffect(() => {
    if (!write) return
    send(write, viewed)
    return store.subscribe(() => send(write, viewed))
  }, [store, write, viewed])
  return write
}

export type StoryWriter = ReturnType<typeof storyWriter>

/** The last sent draft, to send each one once. */
type Sent = { written: StoryWriter; story: WireStory; content: WireBlock }

function enterEditmode({ story, components }: Previewing): Record<string, unknown> {
  return {
    action: 'enterEditmode',
    reload: true,
    storyId: story.id,
    blockId: story.content._uid,
    componentNames: Object.fromEntries(components.map(({ name, real_name }) => [name, real_name])),
    appVersion: 'v2',
  }
}

type Selected = { uid: string /** What the page's menu may offer for the block. */; possible: string }

/**
 * The bridge shows the actions that were possible when the block was selected, and hides its menu after a move. `movedBlock` makes
 * it request the block again.
 */
function useMovedBlock({ uid, possible }: Selected, onMoved: (uid: string) => void): void {
  const known = useRef({ uid, possible })
  const report = useEffectEvent(onMoved)
  useEffect(() => {
    const { current: before } = known
    known.current = { uid, possible }
    if (before.uid === uid && before.possible !== possible) report(uid)
  }, [uid, possible])
}
