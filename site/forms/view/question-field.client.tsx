import type { FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { ReactNode } from 'react'
import { EditorMark } from '#site/ui/editor-mark/editor-mark.tsx'
import { CheckboxGroup, RadioGroup } from '#site/ui/field/choice-group.tsx'
import { ConsentBox } from '#site/ui/field/consent-box.tsx'
import { RequiredMark } from '#site/ui/field/field-label.tsx'
import type { FieldProps } from '#site/ui/field/field-props.ts'
import { FileField, SelectField, TextField } from '#site/ui/field/native-field.tsx'
import { acceptFor } from '../file-type.ts'

export type QuestionFieldProps<Question extends FormQuestion = FormQuestion> = {
  question: Question
  /** The value that it has or the choices that are made at first. */
  value: string | readonly string[]
  error: string | undefined
  /** Whether what was answered so far makes an answer necessary. */
  isRequired: boolean
  /** Whether an asterisk follows the label. */
  hasMark: boolean
  placeholder: string
  consent: ReactNode
}

type Renderers = {
  [Name in FormQuestion['component']]: (
    props: QuestionFieldProps<Extract<FormQuestion, { component: Name }>>,
    field: FieldProps,
  ) => ReactNode
}

/** One row a kind of question. */
const renderers: Renderers = {
  form_text: (props, field) => <TextField {...field} {...written(props)} autoComplete={props.question.autofill} />,
  form_textarea: (props, field) => (
    <TextField {...field} {...written(props)} rows={props.question.rows} autoComplete={props.question.autofill} />
  ),
  form_email: (props, field) => (
    <TextField {...field} {...written(props)} type="email" inputMode="email" autoComplete="email" />
  ),
  form_phone: (props, field) => (
    <TextField {...field} {...written(props)} type="tel" inputMode="tel" autoComplete="tel" />
  ),
  form_number: (props, field) => (
    <TextField {...field} {...written(props)} inputMode="decimal" autoComplete="off" unit={props.question.unit} />
  ),
  form_date: (props, field) => <TextField {...field} {...written(props)} type="date" />,
  form_select: (props, field) => (
    <SelectField {...field} {...written(props)} choices={props.question.choices} placeholder={props.placeholder} />
  ),
  form_radio: (props, field) => <RadioGroup {...field} {...written(props)} choices={props.question.choices} />,
  form_checkboxes: (props, field) => (
    <CheckboxGroup
      {...field}
      choices={props.question.choices}
      value={typeof props.value === 'string' ? [] : props.value}
    />
  ),
  form_consent: (props, field) => (
    <ConsentBox {...field} isSelected={props.value === 'true'}>
      {props.consent}
    </ConsentBox>
  ),
  form_file: ({ question: { kinds, maxFiles } }, field) => (
    <FileField
      {...field}
      accept={acceptFor(kinds.length > 0 ? kinds : ['application/pdf'])}
      isMultiple={maxFiles > 1}
    />
  ),
}

/** A question as its field. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, error, isRequired, hasMark } = props
  const { name, label, help } = question
  const field: FieldProps = {
    name,
    label,
    help,
    error,
    isRequired,
    mark: hasMark ? <RequiredMark name={name} /> : undefined,
  }
  const render = renderers[question.component] as (props: QuestionFieldProps, field: FieldProps) => ReactNode
  return (
    <EditorMark block={question} as="div">
      {render(props, field)}
    </EditorMark>
  )
}

function written({ value }: Pick<QuestionFieldProps, 'value'>) {
  return { value: typeof value === 'string' ? value : '' }
}
