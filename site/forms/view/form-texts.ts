import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a form came back although its answers may be good. */
export type FormProblem = 'check-again' | 'too-many' | 'too-large' | 'not-sent' | 'login-ended' | 'gone'

/** What a form says besides its questions. `incomplete` and `summary` are the specification's (section 5). */
const texts = {
  incomplete: msg`Sorry, not all fields are filled out correctly.`,
  summary: msg`There were errors in your form.`,
  asterisk: msg`An asterisk marks what must be answered.`,
  choose: msg`Please choose`,
  send: msg`Send`,
  sending: msg`Sending`,
  sent: msg`Thank you. Your form has arrived.`,
  sentMore: msg`A person reads it and writes back.`,
  trap: msg`Leave this field empty`,
  problem: msg`The form has not been sent yet.`,
  signIn: msg`Sign in again`,
  gone: msg`This form is no longer offered.`,
  list: msg`The products of the list above are sent, with the quantities and notes that stand there.`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>

const problems: Readonly<Record<FormProblem, MessageDescriptor>> = {
  'check-again': msg`Please look over your answers and send the form once more.`,
  'too-many': msg`Many forms came from your connection. Please wait a few minutes and send it once more; your answers are kept.`,
  'too-large': msg`The form with its files is too large. Please choose smaller files.`,
  'not-sent': msg`The form could not be sent. Your answers are kept: please try again in a moment.`,
  'login-ended': msg`Your session has ended. Sign in again, and the form comes back with what you have written.`,
  gone: msg`Your answers could not be sent, but they are not lost. Please write to us another way.`,
}

export type FormTexts = Readonly<Record<keyof typeof texts, string>> & {
  problems: Readonly<Record<FormProblem, string>>
}

/** The texts in the language of the page. */
export function formTexts(i18n: I18n): FormTexts {
  return { ...said(texts, i18n), problems: said(problems, i18n) }
}

function said<Name extends string>(rows: Readonly<Record<Name, MessageDescriptor>>, i18n: I18n): Record<Name, string> {
  const pairs = Object.entries<MessageDescriptor>(rows).map(([name, descriptor]) => [name, i18n._(descriptor)])
  return Object.fromEntries(pairs)
}
