import type { EditorMessage, Messages } from '../../messages/messages-for.ts'
import type { ExternalAnswer } from './use-external-check.ts'

type Reason = Extract<ExternalAnswer, { reason: string }>['reason']

const reasons: Readonly<Record<Reason, EditorMessage>> = {
  timeout: 'silentTimeout',
  name: 'silentName',
  certificate: 'silentCertificate',
  connection: 'silentConnection',
  redirects: 'silentRedirects',
  error: 'silentError',
  private: 'uncheckedPrivate',
  port: 'uncheckedPort',
  scheme: 'uncheckedScheme',
  credentials: 'uncheckedCredentials',
  limit: 'uncheckedLimit',
  refuses: 'uncheckedRefuses',
  failed: 'uncheckedFailed',
}

/** The result of checking a link to another website, in a sentence. */
export function externalSentence(address: string, answer: ExternalAnswer, messages: Messages): string {
  const status = 'status' in answer ? answer.status : ''
  if (answer.state === 'good') return messages('externalLeads', { address })
  if (answer.state === 'gone') return messages('externalGone', { address, status })
  if (answer.state === 'moved') return messages('externalMoved', { address, to: answer.to })
  const reason = messages(reasons[answer.reason], { status })
  return messages(answer.state === 'silent' ? 'externalSilent' : 'externalUnchecked', { address, reason })
}
