import { createContext, useContext } from 'react'
import type { InterfaceLanguage } from '../messages/interface-language.ts'
import { type Messages, messagesFor } from '../messages/messages-for.ts'
import type { EditorServices } from '../services/editor-services.ts'
import type { Loaded } from './load-editor.ts'

/** What every part of the page knows. */
export type Editor = Loaded & {
  services: EditorServices
  language: InterfaceLanguage
  setLanguage: (language: InterfaceLanguage) => void
}

export const EditorContext = createContext<Editor | undefined>(undefined)

/** @throws Error outside the editor */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('This part is drawn outside the editor')
  return editor
}

/** The words of the interface in the language that was chosen. */
export function useMessages(): Messages {
  return messagesFor(useEditor().language)
}
