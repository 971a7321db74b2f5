import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import { ChosenList } from '../choice/chosen-list.tsx'
import { linkQueryFor } from '../choice/story-query.ts'
import { StorySearch } from '../choice/story-search.tsx'
import { useStoryEntries } from '../choice/use-story-entries.ts'
import { AssetPicker } from '../media/asset-picker.tsx'
import { fileNameOf } from '../media/file-kind.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { type LinkValue, linkOfKind, linkToAddress, linkToStory, linkWith } from './link-value.ts'

/** The target of a link, by its kind. */
export function LinkTarget(props: LinkFormProps) {
  const Target = { story: StoryTarget, url: AddressTarget, email: MailTarget, asset: FileTarget }[props.link.linktype]
  return <Target {...props} />
}

function StoryTarget({ field, link, onChange, services }: LinkFormProps) {
  const messages = messagesOf(services)
  const { entries } = useStoryEntries(link.id === '' ? [] : [link.id], services)
  return (
    <div className="field-part">
      <ChosenList entries={entries} onChange={() => onChange(linkOfKind(link, 'story'))} services={services} />
      <StorySearch
        label={messages(link.id === '' ? 'chooseStory' : 'changeStory')}
        query={linkQueryFor(field)}
        services={services}
        onPick={(story) => onChange(linkToStory(link, story))}
      />
    </div>
  )
}

function AddressTarget({ link, onChange, inputId, services }: LinkFormProps) {
  return (
    <label className="field-part">
      <span>{messagesOf(services)('linkUrl')}</span>
      <span className="sb-textfield">
        <input
          className="field-box"
          type="text"
          inputMode="url"
          id={`${inputId}-url`}
          placeholder="https://"
          value={link.url}
          onChange={(event) => onChange(linkToAddress(link, event.target.value.trim()))}
        />
      </span>
    </label>
  )
}

function MailTarget({ link, onChange, inputId, services }: LinkFormProps) {
  return (
    <label className="field-part">
      <span>{messagesOf(services)('linkEmail')}</span>
      <span className="sb-textfield">
        <input
          className="field-box"
          type="text"
          inputMode="email"
          id={`${inputId}-email`}
          value={link.email ?? link.url.replace(/^mailto:/i, '')}
          onChange={(event) => onChange({ ...linkWith(link, 'email', event.target.value.trim()), url: '' })}
        />
      </span>
    </label>
  )
}

function FileTarget({ link, onChange, services }: LinkFormProps) {
  const messages = messagesOf(services)
  const [isOpen, setIsOpen] = useState(false)
  const entries = link.url === '' ? [] : [{ id: link.url, name: fileNameOf(link.url) }]
  return (
    <div className="field-part">
      <ChosenList entries={entries} onChange={() => onChange(linkOfKind(link, 'asset'))} services={services} />
      <Button className="field-button" onPress={() => setIsOpen(true)}>
        {messages(link.url === '' ? 'chooseFile' : 'replaceFile')}
      </Button>
      <AssetPicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onPick={(assets) => {
          const chosen = assets[0]
          if (chosen !== undefined) onChange(linkToAddress({ ...link, linktype: 'asset' }, chosen.filename))
        }}
        services={services}
      />
    </div>
  )
}

export type LinkFormProps = {
  field: WireField
  link: LinkValue
  onChange: (link: LinkValue) => void
  inputId: string
  services: EditorServices
}
