import type { FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import { useRef } from 'react'
import { SubmitButton } from '#site/ui/button/submit-button.client.tsx'
import field from '#site/ui/field/field.module.css'
import { ErrorMessages } from '#site/ui/field/field-label.tsx'
import { isMet } from '../condition.ts'
import { actionFor, type FormModel, idOfForm } from '../form-model.ts'
import { ownNames } from '../read-answers.ts'
import { questionsOf } from '../rules-of.ts'
import { listQuestion } from '../sent-list.ts'
import styles from './form.module.css'
import { FormSummary } from './form-summary.client.tsx'
import { QuestionField } from './question-field.client.tsx'
import { summaryId } from './summary-id.ts'
import { type FormState, useForm } from './use-form.client.ts'

/**
 * A form. The server renders a plain form that a browser sends by itself; with JavaScript it is validated while it is filled in, keeps the
 * typed answers, and is sent without leaving the page.
 */
export function CustomForm({ model }: { model: FormModel }) {
  const form = useRef<HTMLFormElement>(null)
  const state = useForm(model, form)
  const { slug, texts } = model
  const questions = questionsOf(model.fields)
  const ofList = model.sendsList ? listQuestion(model.fields)?.name : undefined
  const idOf = (name: string) => `${slug}-${name}`
  const { errors, problem, login, attempt } = state
  return (
    <form
      ref={form}
      id={idOfForm(slug)}
      className={styles.form}
      action={actionFor(slug)}
      method="post"
      encType="multipart/form-data"
      // The rules and their words are ours; the browser's own bubbles would speak its language instead of the page's.
      noValidate
      data-form={slug}
      data-conditions={model.conditions}
      data-live={state.shown === undefined ? undefined : ''}
      onSubmit={state.submit}
    >
      {state.isReported && (
        <FormSummary id={summaryId(slug)} {...{ questions, errors, problem, login, texts, idOf, attempt }} />
      )}
      {questions.some(({ isRequired, requireWhen }) => isRequired || requireWhen) && (
        <p className={styles.asterisk}>* {texts.asterisk}</p>
      )}
      {questions.map((question) => (
        <div
          key={question.name}
          id={idOf(question.name)}
          data-question={question.name}
          className={styles.question}
          hidden={state.shown !== undefined && !Object.hasOwn(state.shown, question.name)}
        >
          {question.name === ofList ? (
            <ListAnswer label={question.label} text={model.texts.list} error={state.errors[question.name]} />
          ) : (
            <Question question={question} state={state} model={model} />
          )}
        </div>
      ))}
      <Unseen model={model} />
      <SubmitButton isBusy={state.isBusy} busyLabel={texts.sending}>
        {model.submitLabel}
      </SubmitButton>
    </form>
  )
}

/** Replaces a question that the list on the page answers: a second text would soon say something else. */
function ListAnswer({ label, text, error }: { label: string; text: string; error: string | undefined }) {
  return (
    <div className={field.field}>
      <p className={field.label}>{label}</p>
      <p className={field.help}>{text}</p>
      {error !== undefined && (
        <p className={field.error}>
          <ErrorMessages>{error}</ErrorMessages>
        </p>
      )}
    </div>
  )
}

function Question({ question, state, model }: { question: FormQuestion; state: FormState; model: FormModel }) {
  const { name, requireWhen } = question
  const { values, shown } = state
  const isRequired = question.isRequired || (requireWhen !== undefined && isMet(requireWhen, shown ?? values))
  return (
    <QuestionField
      question={question}
      value={(model.returned?.values ?? model.given)[name] ?? ''}
      error={state.errors[name]}
      isRequired={isRequired}
      // Until the script runs, the style sheet hides asterisks of what is not needed.
      hasMark={isRequired || (requireWhen !== undefined && shown === undefined)}
      placeholder={model.texts.choose}
      consent={model.consents[name]}
    />
  )
}

/** What is sent besides the answers, and a field that only machines fill in. */
function Unseen({ model: { slug, locale, texts, token, returned } }: { model: FormModel }) {
  const trapId = `${slug}-${ownNames.trap}`
  return (
    <>
      <input type="hidden" name={ownNames.token} value={returned?.token ?? token} />
      <input type="hidden" name={ownNames.locale} value={locale} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trapId}>{texts.trap}</label>
        <input id={trapId} type="text" name={ownNames.trap} tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
