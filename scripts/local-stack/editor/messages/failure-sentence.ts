import type { Failure } from '../services/failure-of.ts'
import type { InterfaceLanguage } from './interface-language.ts'
import { messagesFor } from './messages-for.ts'

export function failureSentence(language: InterfaceLanguage, { reason, said }: Failure): string {
  return messagesFor(language)(`failure.${reason}`, { said })
}
