import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FormField, FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import { listIn, removedName } from '#site/routing/query/canonical-choice.ts'
import { amountText, type ListLine } from '#site/routing/query/product-list.ts'
import { listText } from '#site/ui/list-text.ts'
import type { Sent } from './read-answers.ts'
import { questionsOf } from './rules-of.ts'

/** Begins the names of the fields of a list that belong to a form: no question has such a name. */
export const listPrefix = '_list-'

/** Name of the button that changes the list and sends nothing. */
export const changeName = 'change'

/** The question that a list of products answers. */
export function listQuestion(fields: readonly FormField[]): FormQuestion | undefined {
  return questionsOf(fields).find(
    (question) => question.component === 'form_textarea' && question.filledWith === 'list',
  )
}

/** A list as people read it in a mail: an unclear amount stays as it was written. */
export function listWords(lines: readonly ListLine[]): string {
  return lines.map((line) => `${amountText(line)} × ${line.code}${line.note && ` (${line.note})`}`).join('\n')
}

/** The list whose fields were sent with a form; undefined where none was. */
export function sentList(data: Sent) {
  if (data.get(`${listPrefix}code`) === null && data.get(`${listPrefix}add`) === null) return undefined
  const fields = { getAll: (name: string) => data.getAll(`${listPrefix}${name}`) }
  return {
    /** The lines as the rows show them. */
    lines: listIn({ getAll: (name) => (name === 'rest' ? [] : fields.getAll(name)) }),
    /** With what had no room in the list. */
    whole: listIn(fields),
    /** Whether a button was pressed that changes the list and sends nothing. */
    isChange: [changeName, removedName].some((name) => data.get(`${listPrefix}${name}`) !== null),
  }
}

/** The sent data with the list as the answer of its question. */
export function withSentList(fields: readonly FormField[], data: FormData): FormData {
  const [question, list] = [listQuestion(fields), sentList(data)]
  if (question && list) data.set(question.name, listWords(list.lines))
  return data
}

/** Why the lines cannot be sent yet, by the question that they answer. */
export function listErrors(lines: readonly ListLine[], question: FormQuestion, i18n: I18n): Record<string, string> {
  const open = lines.filter(({ unclear }) => unclear !== undefined)
  const written = open.map(({ code, unclear }) => (unclear ? `${code} (${unclear})` : code))
  const codes = listText(written, i18n.locale)
  if (open.length === 0) return {}
  return { [question.name]: i18n._(msg`It is not clear how many you want of ${codes}. Write the number in the list.`) }
}
