import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { IssueText } from './issue-text.tsx'
import { StoryPicker } from './story-picker.tsx'

/** Content type of the stories that are forms. */
const formType = 'form_page'

export function FormControl({ label, path, value }: ControlProps<'form'>) {
  const { dispatch, messages } = useField()
  const uuid = String(value)
  return (
    <fieldset className="control">
      <legend>{label}</legend>
      <StoryPicker
        id={controlId(path)}
        uuid={uuid}
        contentType={formType}
        onPick={(story) => dispatch({ do: 'set', path, value: story.uuid })}
      />
      {uuid !== '' && (
        <Button onPress={() => dispatch({ do: 'set', path, value: '' })}>{messages.say('noForm')}</Button>
      )}
      <IssueText path={path} />
    </fieldset>
  )
}
