import { type I18n, setupI18n } from '@lingui/core'
import { type FormField, formFields } from 'component-schemas/content-types/form-page/form-fields.ts'
import { compilePatterns } from 'component-schemas/patterns/form-patterns.ts'
import type { Answer } from '../answers.ts'
import { formMessages } from '../form-messages.ts'
import { checkAnswers } from '../form-schema.ts'
import { patternsOf } from '../rules-of.ts'
import { caseDay, type RuleCase, ruleCases } from './rule-cases.fixture.ts'

export const formLocales = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ro', 'ru'] as const

export type Judged = { title: string; isValid: boolean; error: string | undefined }

/** The texts of a locale as the site has them. */
export async function textsOf(locale: (typeof formLocales)[number]): Promise<I18n> {
  const { messages } = (await import(`../../messages/${locale}.ts`)) as { messages: Record<string, string> }
  return setupI18n({ locale, messages: { [locale]: messages } })
}

const judged = new Map<string, Promise<Judged[]>>()

/** Every case with the texts of a locale, judged by the schema of a form that asks it; judged once. */
export function judgeCases(locale: (typeof formLocales)[number]): Promise<Judged[]> {
  const all = judged.get(locale) ?? judgeAll(locale)
  judged.set(locale, all)
  return all
}

async function judgeAll(locale: (typeof formLocales)[number]): Promise<Judged[]> {
  const i18n = await textsOf(locale)
  return ruleCases.flatMap((row) => {
    const fields = [questionWith(row)]
    const messages = formMessages(fields, { i18n, locale, missingWords: 'named' })
    const { tests: patterns } = compilePatterns(patternsOf(fields))
    const judge = (answer: Answer, isValid: boolean): Judged => {
      const errors = checkAnswers(fields, {
        messages,
        answers: { ...row.others, asked: answer },
        now: caseDay,
        patterns,
      })
      return {
        title: `${locale} ${row.rule} ${row.value ?? ''}: ${JSON.stringify(answer)}`,
        isValid,
        error: errors['asked'],
      }
    }
    return [...row.valid.map((answer) => judge(answer, true)), ...row.bad.map((answer) => judge(answer, false))]
  })
}

function questionWith({ rule, value, question }: RuleCase): FormField {
  const rules = [{ component: 'form_rule', _uid: 'rule', rule, value }]
  const wire = { component: 'form_text', _uid: 'q', name: 'asked', label: 'Company', ...(question ?? { rules }) }
  const kind = formFields.find(({ name }) => name === wire.component)
  return kind?.content.parse(wire) as FormField
}
