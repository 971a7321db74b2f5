import type { FormField, FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import { formatTag } from '#site/ui/date/format-tag.ts'
import type { Answer, Answers, FileDetails } from './answers.ts'
import { isMet } from './condition.ts'
import { fileTypeOf } from './file-type.ts'
import type { Values } from './form-model.ts'
import { dayFromFormat } from './rules/date-rules.ts'
import { questionsOf } from './rules-of.ts'

/** Names the form itself uses beside the questions; no question may be called like them. */
export const ownNames = { token: '_token', locale: '_locale', trap: 'website_', page: '_page' } as const

/** Something like `FormData`: what the browser has and what the server received. */
export type Sent = { get: (name: string) => unknown; getAll: (name: string) => readonly unknown[] }

/**
 * The answers in what was sent, in the form in which rules judge them: words trimmed and in Unicode's composed form,
 * decimals with a point, days as `YYYY-MM-DD`. A question that is not shown has no answer.
 * @param locale BCP 47 tag; the way its readers write days
 */
export async function readAnswers(fields: readonly FormField[], sent: Sent, locale: string): Promise<Answers> {
  const read = await Promise.all(
    questionsOf(fields).map(async (question) => [question.name, await readAnswer(question, sent, locale)] as const),
  )
  return withoutHidden(fields, Object.fromEntries(read))
}

/** Without answers to questions whose condition is not met, whatever depends on them included. */
export function withoutHidden(fields: readonly FormField[], answers: Answers): Answers {
  const shown = questionsOf(fields).filter(({ showWhen }) => isMet(showWhen, answers))
  const visible = Object.fromEntries(shown.map(({ name }) => [name, answers[name] ?? '']))
  return Object.keys(visible).length === Object.keys(answers).length ? visible : withoutHidden(shown, visible)
}

/** The answers that are in the fields at the moment, as `readAnswers` will read them; of files there are only the names. */
export function answersIn(fields: readonly FormField[], values: Values, locale: string): Answers {
  const held = questionsOf(fields).map((question): [string, Answer] => {
    const value = values[question.name] ?? ''
    return [question.name, typeof value === 'string' ? writtenAnswer(question, value, locale) : value]
  })
  return withoutHidden(fields, Object.fromEntries(held))
}

async function readAnswer(question: FormQuestion, sent: Sent, locale: string): Promise<Answer> {
  const { component, name } = question
  if (component === 'form_file') return await readFiles(sent.getAll(name))
  if (component === 'form_checkboxes') return [...new Set(sent.getAll(name).map(wordsIn))].filter((word) => word !== '')
  return writtenAnswer(question, sent.get(name), locale)
}

/** Signs that end a line in some programs and come along with copied text; a browser's line field lets them pass. */
const rareLineEnds = /[\v\f\u0085\u2028\u2029]+/g

function writtenAnswer({ component }: FormQuestion, value: unknown, locale: string): string {
  const words = component === 'form_textarea' ? wordsIn(value) : wordsIn(value).replace(rareLineEnds, ' ').trim()
  if (component === 'form_number') return words.replace(/^([+-]?\d*),(\d+)$/, '$1.$2')
  return component === 'form_date' ? isoDay(words, locale) : words
}

function wordsIn(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFC').replace(/\r\n?/g, '\n').trim() : ''
}

/** The name of a file without folders, line ends and signs that mean something to a system. */
function plainName(name: string): string {
  return (
    name
      .replace(/^.*[/\\]/s, '')
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029<>:"|?*]/g, '_')
      .slice(-100) || 'file'
  )
}

async function readFiles(values: readonly unknown[]): Promise<readonly FileDetails[]> {
  const files = values.filter((value) => value instanceof File).filter(({ name, size }) => name !== '' || size > 0)
  return await Promise.all(
    files.map(async (file) => ({
      name: plainName(file.name),
      sizeBytes: file.size,
      type: fileTypeOf(file.name, new Uint8Array(await file.arrayBuffer())),
    })),
  )
}

/** A day as the locale writes it, in the form of the rules; other words stay, so that their rule refuses them. */
export function isoDay(words: string, locale: string): string {
  return dayFromFormat(words, 'YYYY-MM-DD') ?? dayFromFormat(words, dayFormat(locale)) ?? words
}

/** How a locale writes a day, such as `D/M/YYYY`. */
export function dayFormat(locale: string): string {
  const letters: Readonly<Record<string, string>> = { day: 'D', month: 'M', year: 'YYYY' }
  return new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(new Date(0))
    .map(({ type, value }) => letters[type] ?? value)
    .join('')
}
