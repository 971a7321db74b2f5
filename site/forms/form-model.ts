import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { ReactNode } from 'react'
import type { AnswerErrors } from './answers.ts'
import type { FormMessages } from './form-schema.ts'
import type { FormProblem, FormTexts } from './view/form-texts.ts'

/** Written and chosen answers as fields contain them; the browser keeps files itself. */
export type Values = Readonly<Record<string, string | readonly string[]>>

/** A form that came back to a reader without JavaScript: what they wrote, and why it was not taken. */
export type FormReturn = {
  /** Name of the form. */
  form: string
  values: Values
  errors: AnswerErrors
  problem?: FormProblem | undefined
  /** It was taken; thanks are shown in its place, or on a page of their own. */
  isSent?: boolean | undefined
  sent?: SentAnswers | undefined
  /** Proves that a person looked at the form a second time. */
  token?: string | undefined
}

/** What was sent, for its sender to read: the number that the mail names, and the answers in words. */
export type SentAnswers = { number: string; answers: readonly SaidAnswer[] }

/** The answer of a question in words: choices by their labels, files by their names, a tick as yes. */
export type SaidAnswer = { name: string; label: string; words: string }

/** What forms on a page need of the request; absent where none can be sent, as in a picture of the block. */
export type PageForms = {
  /** Signs a form's name. */
  tokenFor: (form: string) => string
  /** The form that came back, if one did. */
  returned?: FormReturn | undefined
  /** What questions are filled in with, by the name of the source that an editor chose. */
  given?: Partial<Record<FilledWith, string>> | undefined
  /** Whether the page is behind the login. */
  isOfCustomer?: boolean | undefined
  /** The form to which the fields of the page's own list belong: it sends their values. */
  sendsList?: string | undefined
}

/** Where the answer of a question may come from. */
export type FilledWith = 'list' | 'position'

/** Everything the browser needs to render, check and send a form. */
export type FormModel = {
  slug: string
  fields: readonly FormField[]
  messages: FormMessages
  texts: FormTexts
  /** BCP 47 tag. */
  locale: string
  /** Signed; proves that this site rendered the form. */
  token: string
  submitLabel: string
  /** Sentences of consent by name of their question, rendered on the server. */
  consents: Readonly<Record<string, ReactNode>>
  /** Name of the style rules that hide what is not asked. */
  conditions: string
  /** Answers that the page filled in, for the person to change. */
  given: Values
  /** Whether the fields of a list on the page belong to the form. */
  sendsList?: boolean | undefined
  returned?: FormReturn | undefined
}

/** id of the form, for fields outside of it. */
export function idOfForm(slug: string): string {
  return `send-${slug}`
}

/** Where a form is sent; the same in every language, market and version of the site. */
export function actionFor(slug: string): string {
  return `/api/forms/${encodeURIComponent(slug)}`
}

/** Address by which a form without JavaScript reports that a visitor began to fill it in. */
export function startFor(slug: string): string {
  return `${actionFor(slug)}/start`
}

/** What the handler answers to a form that was sent by script. */
export type FormAnswer =
  | { location: string }
  | { errors: AnswerErrors }
  | {
      problem: FormProblem
      token?: string | undefined
      waitMs?: number | undefined
      /** The page that a login leads back to, with the form as it was sent. */
      login?: string | undefined
    }
