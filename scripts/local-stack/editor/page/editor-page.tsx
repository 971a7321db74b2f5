import { useCallback, useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  type InterfaceLanguage,
  readInterfaceLanguage,
  storeInterfaceLanguage,
} from '../messages/interface-language.ts'
import { messagesFor } from '../messages/messages-for.ts'
import { servicesFor } from '../services/services-for.ts'
import { StoriesPage } from '../tree/stories-page.tsx'
import { Notice } from '../ui/notice.tsx'
import { StoryPage } from '../view/story-page.tsx'
import { EditorContext } from './editor-context.ts'
import { labelledComponents, labelledGroups, useLabels } from './labels.ts'
import { type Loaded, loadEditor } from './load-editor.ts'
import { usePlace } from './use-place.ts'

/** The whole editor: the list of stories, or one story. */
export function EditorPage() {
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [language, setLanguage] = useState(readInterfaceLanguage)
  useEffect(() => {
    loadEditor().then(setLoaded, () => setLoaded('failed'))
  }, [])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  const messages = messagesFor(language)
  const choose = useCallback((chosen: InterfaceLanguage) => {
    storeInterfaceLanguage(chosen)
    setLanguage(chosen)
  }, [])
  if (loaded === 'failed') return <Notice kind="bad">{messages('serviceDoesNotRespond')}</Notice>
  if (!loaded) return <p className="waiting">{messages('loading')}</p>
  return <LoadedEditor loaded={loaded} language={language} setLanguage={choose} />
}

type LoadedProps = { loaded: Loaded; language: InterfaceLanguage; setLanguage: (language: InterfaceLanguage) => void }

function LoadedEditor({ loaded, language, setLanguage }: LoadedProps) {
  const place = usePlace()
  const labels = useLabels(language)
  const editor = useMemo(() => {
    if (!labels) return undefined
    const { client, space } = loaded
    const components = labelledComponents(loaded.components, labels)
    const groups = labelledGroups(loaded.groups, labels)
    const outside = { openStory: () => undefined, renderBlocks: () => null, reportField: () => undefined }
    const services = servicesFor({ client, space, components, interfaceLanguage: language, ...outside })
    return { ...loaded, components, groups, services, language, setLanguage }
  }, [loaded, labels, language, setLanguage])
  if (!editor) return <p className="waiting">{messagesFor(language)('loading')}</p>
  return (
    <I18nProvider locale={language}>
      <EditorContext value={editor}>
        {place.kind === 'stories' ? <StoriesPage /> : <StoryPage key={place.id} id={place.id} />}
      </EditorContext>
    </I18nProvider>
  )
}
