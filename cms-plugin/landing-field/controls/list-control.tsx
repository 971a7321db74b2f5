import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { IssueText } from './issue-text.tsx'
import { ItemTools } from './item-tools.tsx'

/** Entries of one shape, each with its own values; moved, duplicated and removed like sections. */
export function ListControl({ field, label, path, value, Fields }: ControlProps<'list'>) {
  const { dispatch, messages } = useField()
  const items = value as ({ id: string } & Record<string, unknown>)[]
  return (
    <fieldset className="control list">
      <legend>{label}</legend>
      <IssueText path={path} />
      {items.length === 0 && <p className="quiet">{messages.say('empty')}</p>}
      <ol>
        {items.map((item, index) => (
          <li key={item.id}>
            <fieldset className="item">
              <legend className="item-name">{nameOf(item) || `${label} ${index + 1}`}</legend>
              <ItemTools list={path} index={index} count={items.length} name={nameOf(item) || String(index + 1)} />
              <Fields fields={field.of} path={[...path, index]} values={item} />
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        id={controlId(path)}
        isDisabled={items.length >= field.max}
        onPress={() => dispatch({ do: 'add-item', list: path, of: field.of })}
      >
        {messages.say('addItem')}
      </Button>
    </fieldset>
  )
}

/** An entry is called by the first words in it. */
function nameOf(item: Readonly<Record<string, unknown>>): string {
  const { title, name, question, caption, text } = item
  const found = [title, name, question, caption, text].find((words) => typeof words === 'string' && words !== '')
  return String(found ?? '').slice(0, 60)
}
