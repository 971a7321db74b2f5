import { useCallback, useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  type InterfaceLanguage,
  readInterfaceLanguage,
  storeInterfaceLanguage,
} from '../messages/interface-language.ts'
import { failureSentence, messagesFor } from '../messages/messages-for.ts'
import { PlanPage } from '../plan/plan-page.tsx'
import { ReleasePage } from '../plan/release-page.tsx'
import { type Failure, failureOf } from '../services/failure-of.ts'
import { servicesFor } from '../services/services-for.ts'
import type { WireSpace } from '../services/wire-space.ts'
import { StoriesPage } from '../tree/stories-page.tsx'
import { Notice } from '../ui/notice.tsx'
import { StoryPage } from '../view/story-workbench.tsx'
import { type Editor, EditorContext } from './editor-context.ts'
import { labelledComponents, labelledGroups, useLabels } from './labels.ts'
import { type Loaded, loadEditor } from './load-editor.ts'
import { type Place, usePlace } from './use-place.ts'

/** The whole editor: the list of stories, or one story. */
export function EditorPage() {
  const [loaded, setLoaded] = useState<Loaded | Failure>()
  const [language, setLanguage] = useState(readInterfaceLanguage)
  useEffect(() => {
    loadEditor().then(setLoaded, (error: unknown) => setLoaded(failureOf(error)))
  }, [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const setSpace = useCallback((space: WireSpace) => {
    setLoaded((known) => (known && !('reason' in known) ? { ...known, space } : known))
  }, [])
  const messages = messagesFor(language)
  const choose = useCallback((chosen: InterfaceLanguage) => {
    storeInterfaceLanguage(chosen)
    setLanguage(chosen)
  }, [])
  if (!loaded) return <p className="waiting">{messages('loading')}</p>
  if ('reason' in loaded) return <Notice kind="bad">{failureSentence(language, loaded)}</Notice>
  return <LoadedEditor loaded={loaded} setSpace={setSpace} language={language} setLanguage={choose} />
}

type LoadedProps = Pick<Editor, 'language' | 'setLanguage' | 'setSpace'> & { loaded: Loaded }

function LoadedEditor({ loaded, language, setLanguage, setSpace }: LoadedProps) {
  const place = usePlace()
  const labels = useLabels(language)
  const release = place.kind === 'story' || place.kind === 'stories' ? place.release : 0
  const editor = useMemo(() => {
    if (!labels) return undefined
    const { client, space } = loaded
    const components = labelledComponents(loaded.components, labels)
    const groups = labelledGroups(loaded.groups, labels)
    const outside = {
      openStory: () => undefined,
      isPublicStory: async () => true,
      renderBlocks: () => null,
      reportField: () => undefined,
    }
    const services = servicesFor({ client, space, components, interfaceLanguage: language, release, ...outside })
    return { ...loaded, components, groups, services, release, language, setLanguage, setSpace }
  }, [loaded, labels, language, setLanguage, setSpace, release])
  if (!editor) return <p className="waiting">{messagesFor(language)('loading')}</p>
  return (
    <I18nProvider locale={language}>
      <EditorContext value={editor}>
        <PageAt place={place} />
      </EditorContext>
    </I18nProvider>
  )
}

function PageAt({ place }: { place: Place }) {
  if (place.kind === 'stories') return <StoriesPage key={place.release} />
  if (place.kind === 'plan') return <PlanPage />
  if (place.kind === 'release') return <ReleasePage key={place.id} id={place.id} />
  return <StoryPage key={`${place.release}/${place.id}`} id={place.id} />
}
