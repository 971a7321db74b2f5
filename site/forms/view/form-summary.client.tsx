import type { FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import { useEffect, useRef } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import type { AnswerErrors } from '../answers.ts'
import { labelWords } from '../label-words.ts'
import styles from './form.module.css'
import type { FormProblem, FormTexts } from './form-texts.ts'
import { problemTitle } from './problem-title.ts'

export type FormSummaryProps = {
  id: string
  questions: readonly FormQuestion[]
  errors: AnswerErrors
  problem: FormProblem | undefined
  /** Leads to a login and back to the form, where the session has ended. */
  login: string | undefined
  texts: FormTexts
  /** Id of the element around a question. */
  idOf: (name: string) => string
  /** Counts attempts: at each the summary takes the focus. 0: no attempt yet. */
  attempt: number
}

/** Why the form was not sent, with a link to each question that needs another look (acceptance row G3). */
export function FormSummary({ id, questions, errors, problem, login, texts, idOf, attempt }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const wrong = questions.filter(({ name }) => errors[name] !== undefined)
  if (wrong.length === 0 && problem === undefined) return undefined
  const title = wrong.length > 0 ? texts.summary : problemTitle(texts, problem)
  return (
    // A form that came back without its script is to have it.
    <div ref={box} id={id} className={styles.summary} role="alert" tabIndex={-1} aria-label={title}>
      <p className={styles.summaryTitle}>
        <Icon name="warning" />
        <span>{title}</span>
      </p>
      <p>{problem === undefined ? texts.incomplete : texts.problems[problem]}</p>
      {login !== undefined && <a href={login}>{texts.signIn}</a>}
      {wrong.length > 0 && (
        <ul className={styles.summaryList}>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={(event) => focusOn(idOf(name)) && event.preventDefault()}>
                {named(label, errors[name] ?? '')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Beside its field a message needs no name; in a list it does. The label of a question loses its signs. */
function named(label: string, message: string): string {
  const name = labelWords(label)
  return message.includes(name) ? message : `${name}: ${message}`
}

/** Puts the focus into a question's field; false when there is none to take it. */
function focusOn(id: string): boolean {
  const field = document.getElementById(id)?.querySelector<HTMLElement>('input, select, textarea')
  field?.focus()
  return field !== null && field !== undefined
}
