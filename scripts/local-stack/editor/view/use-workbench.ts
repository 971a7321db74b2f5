import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { type Preview, usePreview } from '../frame/use-preview.ts'
import { useEditor } from '../page/editor-context.ts'
import type { WireStory } from '../services/wire-story.ts'
import { wordsFor } from '../words/words-for.ts'
import { type Host, hostsOf } from './hosts-of.ts'
import { useAddress } from './use-address.ts'
import { type BlockDesk, useBlockDeeds } from './use-block-deeds.ts'
import { type StoryDeeds, type StoryDesk, useStory } from './use-story.ts'

/** Everything of an open story: its state, its blocks, and the page in the frame, which hears of all of it. */
export type Workbench = {
  desk: StoryDesk
  /** Those of the desk; the page in the frame hears of each. */
  deeds: StoryDeeds
  blocks: BlockDesk
  /** The story with the editor's present content. */
  story: WireStory
  language: string
  setLanguage: (language: string) => void
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
  const desk = useStory(loaded)
  const blocks = useBlockDeeds(desk)
  const [language, setLanguage] = useState('')
  const content = desk.state.history.present
  const story = useMemo(() => ({ ...desk.state.story, content }), [desk.state.story, content])
  const place = usePagePlace(desk.state.story, language)
  const { isConnected, tell } = usePreview({
    frame: place.frame,
    origin: place.location === '' ? undefined : new URL(place.location).origin,
    spaceId: space.id,
    story,
    store: desk.store,
    language,
    components,
    selected: blocks.selected,
    onSelect: blocks.deeds.select,
    onBlockAction: blocks.deeds.fromPage,
  })
  const page = useMemo(() => ({ ...place, isConnected }), [place, isConnected])
  const { save, publish, unpublish, restoreVersion, readAgain } = desk
  const deeds = useMemo(
    () => ({ ...telling({ save, publish, unpublish, restoreVersion }, tell), readAgain }),
    [save, publish, unpublish, restoreVersion, readAgain, tell],
  )
  return { desk: { ...desk, ...deeds }, deeds, blocks, story, language, setLanguage, page }
}

/** Which address the frame shows; the same object until another is chosen. */
function usePagePlace(story: WireStory, language: string): Omit<Workbench['page'], 'isConnected'> {
  const { space, language: interfaceLanguage } = useEditor()
  const hosts = useMemo(() => hostsOf(space, wordsFor(interfaceLanguage)('firstHost')), [space, interfaceLanguage])
  const [location, setLocation] = useState(hosts[0]?.location ?? '')
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const address = useAddress({ story, location, language, round })
  const reload = useCallback(() => setRound((before) => before + 1), [])
  return useMemo(() => ({ frame, address, hosts, location, setLocation, reload }), [address, hosts, location, reload])
}

type Told = Omit<StoryDeeds, 'readAgain'>

/** The deeds of the desk; the page in the frame hears of each that was done. */
function telling(deeds: Told, tell: Preview['tell']): Told {
  const then = async (deed: Promise<boolean>, action: Parameters<Preview['tell']>[0]) => {
    const isDone = await deed
    if (isDone) tell(action)
    return isDone
  }
  return {
    save: () => then(deeds.save(), 'change'),
    publish: () => then(deeds.publish(), 'published'),
    unpublish: () => then(deeds.unpublish(), 'unpublished'),
    restoreVersion: (versionId) => then(deeds.restoreVersion(versionId), 'change'),
  }
}
