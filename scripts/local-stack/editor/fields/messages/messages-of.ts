import type { EditorServices } from '../../services/editor-services.ts'
import { fieldMessagesFor } from './field-messages.ts'

/** The messages of the controls in the editor's language. */
export function messagesOf({ interfaceLanguage }: Pick<EditorServices, 'interfaceLanguage'>) {
  return fieldMessagesFor(interfaceLanguage)
}
