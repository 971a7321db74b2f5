import { useState } from 'react'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import { FieldControl } from '../controls/control-for.tsx'
import { issueOf } from '../field-issue.ts'
import { messagesOf } from '../messages/field-messages.ts'

type FilledFormProps = {
  field: WireField
  name?: string
  value?: unknown
  language?: string
  placeholder?: string
  services: EditorServices
  /** Called after every change. */
  onChange?: (value: unknown) => void
}

/** One field with state, as in the editor. */
export function FilledForm({ field, name = 'words', services, onChange, language = '', ...rest }: FilledFormProps) {
  const [value, setValue] = useState(rest.value)
  const issue = issueOf(field, value)
  return (
    <FieldControl
      field={field}
      name={name}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
      inputId={`7__${name}-uid-1`}
      language={language}
      issue={issue && messagesOf(services)(issue.word, issue.values)}
      services={services}
      placeholder={rest.placeholder}
    />
  )
}
