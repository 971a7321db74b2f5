import { loadStoryblokBridge, useStoryblokState } from '@storyblok/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { listenToEditor } from './listen-to-editor.client.ts'
import { tellEditor } from './tell-editor.client.ts'

/** A story as the editor sends it: whatever its form contains at this moment. */
export type LiveStory = { id: number; content: { component: string } }

type Watching<Story> = {
  /** As the server read it. */
  draft: Story
  editorOrigin: string
  /** The language of a text that is not translated, as the site's own requests say; undefined for the default one. */
  fallbackLang: string | undefined
  /** Reads the draft from the server again: `draft` is another object then. */
  readAgain: () => void
}

// The vendor's hook does nothing when the bridge is not on its way yet (contracts, section 5).
if (typeof window !== 'undefined') void loadStoryblokBridge()

/** Milliseconds between two renewals: a third of the hour that the cookie lasts, so that two may fail. */
const renewAfter = 20 * 60_000

/**
 * Renews the right to see drafts while the preview is open: the cookie lasts an hour. A browser that slept renews when the page
 * is seen again. A failure is left to the next request, which shows it.
 * @returns a function that stops it
 */
function renewSession(): () => void {
  let renewedAt = Date.now()
  const renew = () => {
    if (Date.now() - renewedAt < renewAfter) return
    renewedAt = Date.now()
    void fetch('/api/preview/session', { method: 'POST' }).catch(() => undefined)
  }
  const timer = setInterval(renew, 60_000)
  document.addEventListener('visibilitychange', renew)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
  }
}

/**
 * The story as it is in the editor now: every key stroke, through the vendor's own bridge. A draft that was read again
 * takes the place of what the editor had sent before it was saved, and not of what was typed since.
 */
export function useLiveStory<Story extends LiveStory>({ draft, ...watching }: Watching<Story>): Story {
  const { editorOrigin, fallbackLang, readAgain } = watching
  // The bridge registers itself again for every new object of options.
  const [options] = useState(() => ({
    customParent: editorOrigin,
    resolveLinks: 'story' as const,
    ...(fallbackLang !== undefined && { fallbackLang }),
  }))
  const savedAs = useRef<Story>(undefined)
  const [outdated, setOutdated] = useState<{ draft: Story; story: Story | undefined }>({ draft, story: undefined })
  useLayoutEffect(() => nameStoryInAddress(draft.id), [draft.id])
  const live = useStoryblokState(draft as never, options) as unknown as Story
  const current = useRef(live)
  useEffect(() => {
    current.current = live
  }, [live])
  useEffect(() => {
    const onSaved = () => {
      savedAs.current = current.current
      readAgain()
    }
    return listenToEditor({ editorOrigin, onSaved })
  }, [editorOrigin, readAgain])
  useEffect(() => passOnShortcuts(editorOrigin), [editorOrigin])
  useEffect(renewSession, [])
  useEffect(() => setOutdated({ draft, story: savedAs.current }), [draft])
  return live === outdated.story ? outdated.draft : live
}

/**
 * Passes the editor's shortcuts on while the focus is in the page: Ctrl or Cmd with S, and with Z or Y outside of inputs.
 * @returns a function that stops it
 */
function passOnShortcuts(editorOrigin: string): () => void {
  const press = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (!shortcut || window.parent === window) return
    event.preventDefault()
    tellEditor(editorOrigin, { action: 'shortcut', shortcut })
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): string | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 's') return 'save'
  if (target instanceof Element && target.matches('input, textarea, select')) return undefined
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}

/** The bridge works for the story that the address names; a page that was reached by a link names itself. */
function nameStoryInAddress(id: number): void {
  if (window.parent === window) return
  const address = new URL(window.location.href)
  if (address.searchParams.get('_storyblok') === String(id)) return
  address.searchParams.set('_storyblok', String(id))
  window.history.replaceState(window.history.state, '', address)
}
