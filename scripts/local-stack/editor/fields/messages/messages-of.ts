import type { EditorServices } from '../../services/editor-services.ts'
import { fieldMessagesFor } from './field-messages.ts'

/** The words of the controls in the editor's language. */
export function wordsOf({ interfaceLanguage }: Pick<EditorServices, 'interfaceLanguage'>) {
  return fieldMessagesFor(interfaceLanguage)
}
