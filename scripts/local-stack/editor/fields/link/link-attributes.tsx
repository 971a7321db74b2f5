import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import { messagesOf } from '../messages/field-messages.ts'

type LinkAttributesProps = {
  attributes: Readonly<Record<string, string>>
  onChange: (attributes: Record<string, string>) => void
  services: EditorServices
}

/** Attributes of a link by name and value, such as `rel`. A row without a name is not stored yet. */
export function LinkAttributes({ attributes, onChange, services }: LinkAttributesProps) {
  const messages = messagesOf(services)
  const [rows, setRows] = useState(() => Object.entries(attributes))
  const store = (next: [string, string][]) => {
    setRows(next)
    onChange(Object.fromEntries(next.filter(([name]) => /^[a-z][a-z0-9-]*$/.test(name))))
  }
  return (
    <fieldset className="field-attributes">
      <legend>{messages('customAttributes')}</legend>
      {rows.map(([name, value], index) => (
        // Rows have no identity but their index.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="field-attribute">
          <input
            className="field-box"
            aria-label={messages('attributeName')}
            value={name}
            onChange={({ target }) => store(rows.with(index, [target.value.trim().toLowerCase(), value]))}
          />
          <input
            className="field-box"
            aria-label={messages('attributeValue')}
            value={value}
            onChange={({ target }) => store(rows.with(index, [name, target.value]))}
          />
          <Button
            className="field-icon-button"
            aria-label={messages('removeNamed', { name: name || String(index + 1) })}
            onPress={() => store(rows.toSpliced(index, 1))}
          >
            ✕
          </Button>
        </div>
      ))}
      <Button className="field-button" onPress={() => setRows([...rows, ['', '']])}>
        {messages('addAttribute')}
      </Button>
    </fieldset>
  )
}
