import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { formMessages } from '../form-messages.ts'
import { type FormModel, type PageForms, type SentAnswers, startFor } from '../form-model.ts'
import { givenValues } from '../given-values.ts'
import { questionsOf } from '../rules-of.ts'
import { conditionScope, conditionStyle } from './condition-style.ts'
import styles from './form.module.css'
import { FormIsland } from './form-island.client.tsx'
import { type FormTexts, formTexts } from './form-texts.ts'
import { PatternNotice } from './pattern-notice.client.tsx'
import { SentSummary } from './sent-summary.tsx'

export type FormSectionProps = {
  form: ShownForm
  /** BCP 47 tag of the page. */
  locale: string
  forms: PageForms | undefined
  /** Whether an editor reads the page: then what is wrong with the form's rules is shown. */
  isEditor?: boolean
}

/** A form on a page, or thanks in its place once it was sent. */
export function FormSection({ form, locale, forms, isEditor }: FormSectionProps) {
  const { i18n } = useLingui()
  const texts = formTexts(i18n)
  const returned = forms?.returned?.form === form.slug ? forms.returned : undefined
  const id = `form-${form.slug}`
  if (returned?.isSent) return <Thanks id={id} texts={texts} sent={returned.sent} />
  const model = modelOf({ form, locale, forms }, { i18n, texts, returned })
  return (
    <div className={styles.section} id={id}>
      {/* React moves a style with `href` and `precedence` into the head, where HTML requires it. */}
      <style href={`form-${model.conditions}`} precedence="low">
        {`${conditionStyle(form.fields, model.conditions)}\n${startStyle(form.slug, model.conditions)}`}
      </style>
      {isEditor && <PatternNotice fields={form.fields} />}
      <FormIsland model={model} />
    </div>
  )
}

/**
 * A cached page cannot contain the time of the visit, and without a script only a request can: the first focus of a field loads an empty
 * image. A form whose script runs requests a token of the visit instead.
 */
function startStyle(slug: string, scope: string): string {
  return `[data-conditions="${scope}"]:not([data-live]):focus-within{background-image:url("${startFor(slug)}")}`
}

type Around = { i18n: I18n; texts: FormTexts; returned: FormModel['returned'] }

function modelOf({ form, locale, forms }: FormSectionProps, { i18n, texts, returned }: Around): FormModel {
  const { slug, fields, missingWords, submitLabel } = form
  return {
    slug,
    fields: withoutSentences(fields),
    messages: formMessages(fields, { i18n, locale, missingWords }),
    texts,
    locale,
    token: forms?.tokenFor(slug) ?? '',
    submitLabel: submitLabel ?? texts.send,
    consents: consentsIn(form),
    conditions: conditionScope(fields, slug),
    given: givenValues(fields, forms?.given ?? {}),
    sendsList: forms?.sendsList === slug,
    returned,
  }
}

function Thanks({ id, texts, sent }: { id: string; texts: FormTexts; sent: SentAnswers | undefined }) {
  return (
    <div className={styles.section} id={id}>
      <div className={styles.thanks}>
        <p className={styles.summaryTitle}>
          <Icon name="check" />
          <span>{texts.sent}</span>
        </p>
        <p>{texts.sentMore}</p>
        {sent && <SentSummary {...sent} />}
      </div>
    </div>
  )
}

function consentsIn({ fields }: ShownForm): FormModel['consents'] {
  return Object.fromEntries(
    questionsOf(fields).flatMap((question) =>
      question.component === 'form_consent'
        ? [[question.name, <RichText key={question.name} document={question.text} />]]
        : [],
    ),
  )
}

/** The sentences of consent are sent rendered; fields that are only sent along stay on the server. */
function withoutSentences(fields: ShownForm['fields']): FormModel['fields'] {
  const empty = { type: 'doc' as const, content: [] }
  return questionsOf(fields).map((field) => (field.component === 'form_consent' ? { ...field, text: empty } : field))
}
