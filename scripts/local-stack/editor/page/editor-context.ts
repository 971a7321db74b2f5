import { createContext, useContext } from 'react'
import type { InterfaceLanguage } from '../messages/interface-language.ts'
import { type Messages, messagesFor } from '../messages/messages-for.ts'
import type { EditorServices } from '../services/editor-services.ts'
import type { WireSpace } from '../services/wire-space.ts'
import type { Loaded } from './load-editor.ts'

/** Data for every part of the page. */
export type Editor = Loaded & {
  services: EditorServices
  /** The release in which the open story is edited; 0 for its draft. */
  release: number
  language: InterfaceLanguage
  setLanguage: (language: InterfaceLanguage) => void
  /** Settings of the space as the service has stored them. */
  setSpace: (space: WireSpace) => void
}

export const EditorContext = createContext<Editor | undefined>(undefined)

/** @throws Error outside the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('This part is rendered outside the editor')
  return editor
}

/** The messages of the interface in the chosen language. */
export function useMessages(): Messages {
  return messagesFor(useEditor().language)
}
