import type { FormPage } from 'component-schemas/content-types/form-page/schema.ts'
import { type Answer, type Answers, answerTo, isEmptyAnswer, wordsOf } from '#site/forms/answers.ts'
import type { SaidAnswer } from '#site/forms/form-model.ts'
import { questionsOf } from '#site/forms/rules-of.ts'
import type { OutgoingMessage } from './submission.ts'

export type Composing = {
  form: FormPage
  replyTo?: string | undefined
  slug: string
  answers: Answers
  /** The same in words. */
  said: readonly SaidAnswer[]
  id: string
  locale: string
  page: string
  receivedAt: number
  /** Whether a webhook is configured. */
  hasWebhook: boolean
}

/** The messages of a submission, one a sink: people read the mail, programs the webhook. */
export function composeMessages(composing: Composing): OutgoingMessage[] {
  const { form, hasWebhook } = composing
  const to = form.recipients.filter((address) => /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(address))
  return [...(to.length > 0 ? [mail(composing, to)] : []), ...(hasWebhook ? [webhook(composing)] : [])]
}

/** Values of hidden fields, sent along with the answers. */
export function hiddenValues({ fields }: FormPage): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => (field.component === 'form_hidden' ? [[field.name, field.value]] : [])),
  )
}

/** The number by which sender and receiver name a form. */
export function numberOf(id: string): string {
  return id.slice(0, 8)
}

/** @param yes what a tick says, in the language of the form */
export function saidAnswers({ fields }: FormPage, answers: Answers, yes: string): SaidAnswer[] {
  return questionsOf(fields).flatMap((question) => {
    const { name, label, component } = question
    const answer = answerTo(answers, name)
    if (isEmptyAnswer(answer)) return []
    return [{ name, label, words: component === 'form_consent' ? yes : answerText(question, answer) }]
  })
}

function mail({ form, replyTo, answers, said, id, locale, page }: Composing, to: readonly string[]): OutgoingMessage {
  const lines = said.map(({ label, words }) => `${label}:\n${words}\n`)
  const also = Object.entries({ ...hiddenValues(form), page, locale, id }).map(([name, value]) => `${name}: ${value}`)
  const written = questionsOf(form.fields).find(({ component }) => component === 'form_email')?.name
  const address = written === undefined ? replyTo : answerTo(answers, written)
  return {
    sink: 'mail',
    to,
    replyTo: typeof address === 'string' && address !== '' ? address : undefined,
    subject: `${form.title.replace(/[\s\p{Cc}]+/gu, ' ')} (${numberOf(id)})`,
    text: `${lines.join('\n')}\n-- \n${also.join('\n')}\n`,
  }
}

/** Choices by the label that was read, everything else as it was written. */
function answerText(question: ReturnType<typeof questionsOf>[number], answer: Answer | undefined): string {
  const choices = 'choices' in question ? question.choices : []
  return wordsOf(answer)
    .map((word) => choices.find(({ value }) => value === word)?.label ?? word)
    .join(', ')
}

function webhook({ form, slug, answers, id, locale, page, receivedAt }: Composing): OutgoingMessage {
  const body = {
    type: 'form.submitted',
    id,
    form: slug,
    receivedAt: new Date(receivedAt).toISOString(),
    locale,
    page,
    answers: { ...hiddenValues(form), ...answers },
  }
  return { sink: 'webhook', body }
}
