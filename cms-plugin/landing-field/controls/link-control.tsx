import { emptyLink, type LandingLink, linkKinds } from 'component-schemas/landing/landing-link.ts'
import { Button } from 'react-aria-components/Button'
import { useField, useProblems } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { ControlProps } from './control-props.ts'
import { IssueText } from './issue-text.tsx'
import { StoryPicker } from './story-picker.tsx'

/** A link of any kind: to a page, a web address, a mail address, a file. */
export function LinkControl({ label, path, value }: ControlProps<'link'>) {
  const { dispatch, messages } = useField()
  const isInvalid = useProblems(path, true).length > 0
  const link = value as LandingLink | null
  const kindNames = { url: 'web', story: 'story', email: 'mail', asset: 'file' } as const
  const set = (next: LandingLink | null) => dispatch({ do: 'set', path, value: next })
  return (
    <fieldset className="control" data-invalid={isInvalid || undefined}>
      <legend>{label}</legend>
      <label>
        <span>{messages.say('kind')}</span>
        <select
          id={controlId(path)}
          value={link?.linktype ?? ''}
          onChange={(event) => {
            const kind = linkKinds.find((one) => one === event.target.value)
            set(kind === undefined ? null : { ...emptyLink(kind), ...(link?.target && { target: link.target }) })
          }}
        >
          <option value="">{messages.say('noLink')}</option>
          {linkKinds.map((kind) => (
            <option key={kind} value={kind}>
              {messages.say(kindNames[kind])}
            </option>
          ))}
        </select>
      </label>
      {link !== null && <Target link={link} set={set} path={path} />}
      <IssueText path={path} isDeep />
    </fieldset>
  )
}

type TargetProps = { link: LandingLink; set: (link: LandingLink) => void; path: ControlProps['path'] }

function Target({ link, set, path }: TargetProps) {
  const { messages } = useField()
  return (
    <>
      {link.linktype === 'story' ? (
        <>
          <StoryPicker
            uuid={link.id}
            onPick={({ uuid, slug }) => set({ ...link, id: uuid, cached_url: slug })}
            id={controlId([...path, 'id'])}
          />
          <label>
            <span>{messages.fields.anchor}</span>
            <input value={link.anchor ?? ''} onChange={(event) => set({ ...link, anchor: event.target.value })} />
          </label>
        </>
      ) : (
        <Address link={link} set={set} path={path} />
      )}
      <label>
        <span>{messages.say('target')}</span>
        <select
          value={link.target ?? '_self'}
          onChange={(event) => set({ ...link, target: event.target.value === '_blank' ? '_blank' : '_self' })}
        >
          <option value="_self">{messages.say('sameWindow')}</option>
          <option value="_blank">{messages.say('newWindow')}</option>
        </select>
      </label>
    </>
  )
}

function Address({ link, set, path }: TargetProps) {
  const { messages, pickAsset } = useField()
  const isMail = link.linktype === 'email'
  const change = (url: string) => set({ ...link, url, cached_url: url, ...(isMail && { email: url }) })
  return (
    <div className="row">
      <label>
        <span>{messages.fields.url}</span>
        <input
          id={controlId([...path, 'url'])}
          type="text"
          inputMode={isMail ? 'email' : 'url'}
          value={isMail ? (link.email ?? link.url) : link.url}
          readOnly={link.linktype === 'asset'}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {link.linktype === 'asset' && (
        <Button onPress={() => void pickAsset().then((file) => file && change(file.filename))}>
          {messages.say('choose')}
        </Button>
      )}
    </div>
  )
}
