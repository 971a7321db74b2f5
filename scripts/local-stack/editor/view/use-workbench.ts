import { type RefObject, useMemo, useRef, useState } from 'react'
import { type Preview, usePreview } from '../frame/use-preview.ts'
import { useEditor, useWords } from '../page/editor-context.ts'
import type { WireStory } from '../services/wire-story.ts'
import { type Host, hostsOf } from './hosts-of.ts'
import { useAddress } from './use-address.ts'
import { type BlockDeeds, useBlockDeeds } from './use-block-deeds.ts'
import { type StoryDesk, useStory } from './use-story.ts'

/** Everything of an open story: its state, its blocks, and the page in the frame, which hears of all of it. */
export type Workbench = {
  desk: StoryDesk
  deeds: BlockDeeds
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
  const words = useWords()
  const { space, components } = useEditor()
  const desk = useStory(loaded)
  const deeds = useBlockDeeds(desk)
  const [language, setLanguage] = useState('')
  const hosts = hostsOf(space, words('firstHost'))
  const [location, setLocation] = useState(hosts[0]?.location ?? '')
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const content = desk.state.history.present
  const story = useMemo(() => ({ ...desk.state.story, content }), [desk.state.story, content])
  const address = useAddress({ story: desk.state.story, location, language, round })
  const preview = usePreview({
    frame,
    origin: location === '' ? undefined : new URL(location).origin,
    spaceId: space.id,
    story,
    isUnsaved: desk.isUnsaved,
    language,
    components,
    selected: deeds.selected,
    onSelect: deeds.select,
    onBlockAction: deeds.fromPage,
  })
  const { isConnected } = preview
  const page = { frame, address, hosts, location, setLocation, isConnected, reload: () => setRound(round + 1) }
  return { desk: { ...desk, ...telling(desk, preview.tell) }, deeds, story, language, setLanguage, page }
}

type Deeds = Pick<StoryDesk, 'save' | 'publish' | 'unpublish' | 'restoreVersion'>

/** The deeds of the desk; the page in the frame hears of each that was done. */
function telling(desk: StoryDesk, tell: Preview['tell']): Deeds {
  const then = async (deed: Promise<boolean>, action: Parameters<Preview['tell']>[0]) => {
    const isDone = await deed
    if (isDone) tell(action)
    return isDone
  }
  return {
    save: () => then(desk.save(), 'change'),
    publish: () => then(desk.publish(), 'published'),
    unpublish: () => then(desk.unpublish(), 'unpublished'),
    restoreVersion: (versionId) => then(desk.restoreVersion(versionId), 'change'),
  }
}
