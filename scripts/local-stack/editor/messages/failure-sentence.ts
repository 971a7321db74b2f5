import type { Failure } from '../services/failure-of.ts'
import type { InterfaceLanguage } from './interface-language.ts'
import { messagesFor } from './messages-for.ts'

/** The reason and the remedy of a failed request, for the person at the editor. */
export function failureSentence(language: InterfaceLanguage, { reason, said }: Failure): string {
  return messagesFor(language)(`failure.${reason}`, { said })
}
