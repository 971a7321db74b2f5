import type { LandingMedia } from 'component-schemas/landing/landing-media.ts'
import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { FocusControl } from './focus-control.tsx'
import { IssueText } from './issue-text.tsx'

/** A file from the CMS's own picker, with its text for people who do not see it and the point that stays visible. */
export function MediaControl({ field, label, path, value }: ControlProps<'media'>) {
  const { dispatch, messages, pickAsset } = useField()
  const media = value as LandingMedia | null
  const set = (next: LandingMedia | null) => dispatch({ do: 'set', path, value: next })
  return (
    <fieldset className="control">
      <legend>{label}</legend>
      {media === null ? <p className="quiet">{messages.say('noFile')}</p> : <FileName media={media} />}
      <div className="row">
        <Button id={controlId(path)} onPress={() => void pickAsset().then((file) => file && set(file))}>
          {messages.say(media === null ? 'choose' : 'replace')}
        </Button>
        {media !== null && <Button onPress={() => set(null)}>{messages.say('remove')}</Button>}
      </div>
      {media !== null && field.files === 'images' && (
        <>
          <label>
            <span>{messages.fields.alt}</span>
            <input
              id={controlId([...path, 'alt'])}
              value={media.alt ?? ''}
              onChange={(event) => dispatch({ do: 'set', path: [...path, 'alt'], value: event.target.value })}
            />
          </label>
          <FocusControl
            media={media}
            onChange={(focus) => dispatch({ do: 'set', path: [...path, 'focus'], value: focus })}
          />
        </>
      )}
      <IssueText path={path} isDeep />
    </fieldset>
  )
}

function FileName({ media }: { media: LandingMedia }) {
  return <p className="quiet file">{media.filename.split('/').at(-1)}</p>
}
