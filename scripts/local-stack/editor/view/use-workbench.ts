import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { previewAddress } from '../frame/preview-address.ts'
import { type Preview, type StoryWriter, usePreview } from '../frame/use-preview.ts'
import { messagesFor } from '../messages/messages-for.ts'
import { useEditor } from '../page/editor-context.ts'
import type { PreviewSignature } from '../server/preview-signature.ts'
import type { WireSpace } from '../services/wire-space.ts'
import type { WireStory, WireVersion } from '../services/wire-story.ts'
import { type BlockController, useBlockActions } from './blocks/use-block-actions.ts'
import { useOnPage } from './on-page/use-on-page.ts'
import { type StoryActions, type StoryController, useStory } from './use-story.ts'

/** Everything of an open story: its state, its blocks, and the page in the frame, which is notified of all changes. */
export type Workbench = {
  controller: StoryController
  /** Actions of the header; each notifies the page in the frame. */
  actions: StoryActions
  blocks: BlockController
  /** The story with the editor's rendered content. */
  story: WireStory
  language: string
  setLanguage: (language: string) => void
  /** The version that the page shows instead of the draft. */
  viewed: WireVersion | undefined
  view: (version: WireVersion | undefined) => void
  /** The story as the page receives it; undefined until its bridge has connected. */
  write: StoryWriter | undefined
  page: {
    frame: RefObject<HTMLIFrameElement | null>
    address: string | undefined
    hosts: readonly Host[]
    location: string
    setLocation: (location: string) => void
    reload: () => void
    isConnected: boolean
  }
}

export function useWorkbench(loaded: WireStory): Workbench {
  const { space, components } = useEditor()
  const controller = useStory(loaded)
  const blocks = useBlockActions(controller)
  const [language, setLanguage] = useState('')
  const [viewed, view] = useState<WireVersion>()
  const content = controller.state.history.present
  const story = useMemo(() => ({ ...controller.state.story, content }), [controller.state.story, content])
  const onPage = useOnPage({ storyId: story.id, language, components, actions: blocks.actions })
  const place = usePagePlace(controller.state.story, language)
  const { isConnected, write, notify } = usePreview({
    frame: place.frame,
    address: place.address,
    origin: place.location === '' ? undefined : new URL(place.location).origin,
    spaceId: space.id,
    story,
    store: controller.store,
    viewed: viewed?.content,
    language,
    components,
    selected: blocks.selected,
    onSelect: blocks.actions.select,
    ...onPage,
    onRenew: place.reload,
  })
  const page = useMemo(() => ({ ...place, isConnected }), [place, isConnected])
  const { save, publish, unpublish, resolve, restore, mergeDraft, readAgain } = controller
  const actions = useMemo(
    () => ({ ...notifying({ save, publish, unpublish, resolve, restore }, notify), mergeDraft, readAgain }),
    [save, publish, unpublish, resolve, restore, mergeDraft, readAgain, notify],
  )
  return {
    controller: { ...controller, ...actions },
    actions,
    blocks,
    story,
    language,
    setLanguage,
    viewed,
    view,
    write,
    page,
  }
}

/** The address in the frame; a stable object until another is chosen. */
function usePagePlace(story: WireStory, language: string): Omit<Workbench['page'], 'isConnected'> {
  const { space, language: interfaceLanguage } = useEditor()
  const hosts = useMemo(() => hostsOf(space, messagesFor(interfaceLanguage)('firstHost')), [space, interfaceLanguage])
  const [location, setLocation] = useState(hosts[0]?.location ?? '')
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const address = useAddress({ story, location, language, round })
  const reload = useCallback(() => setRound((before) => before + 1), [])
  return useMemo(() => ({ frame, address, hosts, location, setLocation, reload }), [address, hosts, location, reload])
}

type Reported = Omit<StoryActions, 'readAgain' | 'mergeDraft'>

/** Wraps the actions: each that succeeds notifies the page in the frame. */
function notifying(actions: Reported, notify: Preview['notify']): Reported {
  const then = async (pending: Promise<boolean>, action: Parameters<Preview['notify']>[0]) => {
    const isDone = await pending
    if (isDone) notify(action)
    return isDone
  }
  return {
    save: () => then(actions.save(), 'change'),
    publish: (languages) => then(actions.publish(languages), 'published'),
    unpublish: (languages) => then(actions.unpublish(languages), 'unpublished'),
    resolve: (content) => then(actions.resolve(content), 'change'),
    restore: (versionId, restored) => then(actions.restore(versionId, restored), 'change'),
  }
}

/** An address that shows the space's content. */
type Host = { name: string; location: string }

/** The preview address of the space and its further ones, from its settings. */
function hostsOf({ domain, environments }: WireSpace, nameOfFirst: string): Host[] {
  const first = domain === '' ? [] : [{ name: nameOfFirst, location: domain }]
  return [...first, ...environments].filter(({ location }) => URL.canParse(location))
}

type AddressOptions = {
  story: WireStory
  location: string
  language: string /** Changes when the page must reload. */
  round: number
}

/** The signed address of the story's page; signed again for each load, because a signature expires after an hour. */
function useAddress({ story, location, language, round }: AddressOptions): string | undefined {
  const { release } = useEditor()
  const [address, setAddress] = useState<string>()
  const { id, full_slug: fullSlug, path } = story
  const { component } = story.content
  useEffect(() => {
    if (location === '') return
    let isWanted = true
    const previewed = { id, fullSlug, path, component, release }
    void fetch('/signature')
      .then((response): Promise<PreviewSignature> => response.json())
      .then((signature) => {
        if (isWanted) setAddress(previewAddress(previewed, { location, language, now: Date.now() + round }, signature))
        return undefined
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id, fullSlug, path, component, release, location, language, round])
  return address
}
