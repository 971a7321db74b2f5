import { setupI18n } from '@lingui/core'
import { formText } from 'component-schemas/content-types/form-page/written-questions.ts'
import type { Answer } from '#site/forms/answers.ts'
import { checkAnswers } from '#site/forms/form-schema.ts'
import { ruleWords } from '#site/forms/rule-words.ts'
import { caseDay, type RuleCase, ruleCases } from './rule-cases.fixture.ts'

export const formLocales = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ro', 'ru'] as const

export type Judged = { title: string; isGood: boolean; error: string | undefined }

/** Every case with the texts of a locale, judged by the schema of a form that asks it. */
export async function judgeCases(locale: (typeof formLocales)[number]): Promise<Judged[]> {
  const { messages } = (await import(`../../messages/${locale}.ts`)) as { messages: Record<string, string> }
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return ruleCases.flatMap((row) => {
    const judge = (answer: Answer, isGood: boolean): Judged => {
      const fields = [questionWith(row)]
      const words = ruleWords(fields, { i18n, locale, missingWords: 'named' })
      const errors = checkAnswers(fields, { words, answers: { ...row.others, asked: answer }, now: caseDay })
      return { title: `${row.rule} ${row.value ?? ''}: ${JSON.stringify(answer)}`, isGood, error: errors['asked'] }
    }
    return [...row.good.map((answer) => judge(answer, true)), ...row.bad.map((answer) => judge(answer, false))]
  })
}

function questionWith({ rule, value }: RuleCase) {
  const wire = { component: 'form_rule', _uid: 'rule', rule, value }
  return formText.content.parse({ component: 'form_text', _uid: 'q', name: 'asked', label: 'Company', rules: [wire] })
}
