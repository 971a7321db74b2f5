import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { isEmptyValue } from '../../is-empty-value.ts'
import { linkIssue } from '../../issues/link-issue.ts'
import { LinkForm } from '../../link/link-form.tsx'
import { linkValueOf } from '../../link/link-value.ts'
import { messagesOf } from '../../messages/field-messages.ts'
import { type LinkMarkAttributes, linkOfMark, markOfLink } from './link-mark-value.ts'
import type { WindowProps } from './window-props.ts'

/** Adds, changes or removes the link of the selected text; without a selection it inserts new text. */
export function LinkWindow({ editor, field, inputId, services, onClose }: WindowProps) {
  const messages = messagesOf(services)
  const isOn = editor.isActive('link')
  const [link, setLink] = useState(() =>
    isOn ? linkOfMark(editor.getAttributes('link') as Readonly<Partial<LinkMarkAttributes>>) : linkValueOf(undefined),
  )
  const isNew = editor.state.selection.empty && !isOn
  const [text, setText] = useState('')
  const issue = isEmptyValue(link) ? undefined : linkIssue(link)
  const isReady = !isEmptyValue(link) && issue === undefined && !(isNew && text.trim() === '')
  const apply = () => {
    const attrs = markOfLink(link)
    const chain = editor.chain().extendMarkRange('link')
    if (isNew) chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run()
    else chain.setMark('link', attrs).run()
    onClose()
  }
  return (
    <DialogFrame heading={messages('link')} closeLabel={messages('close')} isOpen onClose={onClose}>
      {isNew && (
        <label className="field-part">
          <span>{messages('linkText')}</span>
          <input className="field-box" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      )}
      <LinkForm
        field={{ ...field, type: 'multilink', show_anchor: true, email_link_type: true, asset_link_type: true }}
        link={link}
        onChange={setLink}
        inputId={`${inputId}-link`}
        services={services}
      />
      {issue !== undefined && (
        <p className="field-issue" role="alert">
          {messages(issue.word)}
        </p>
      )}
      <div className="field-dialog-actions">
        {isOn && (
          <Button
            className="field-button"
            onPress={() => {
              editor.chain().extendMarkRange('link').unsetMark('link').run()
              onClose()
            }}
          >
            {messages('removeLink')}
          </Button>
        )}
        <Button className="field-button field-button-main" isDisabled={!isReady} onPress={apply}>
          {messages('apply')}
        </Button>
      </div>
    </DialogFrame>
  )
}

/** Names the selected text as a target of links. */
export function AnchorWindow({ editor, services, onClose }: WindowProps) {
  const messages = messagesOf(services)
  const [id, setId] = useState(String(editor.getAttributes('anchor')['id'] ?? ''))
  const apply = () => {
    const chain = editor.chain().extendMarkRange('anchor')
    if (id === '') chain.unsetMark('anchor').run()
    else chain.setMark('anchor', { id }).run()
    onClose()
  }
  return (
    <DialogFrame heading={messages('anchor')} closeLabel={messages('close')} isOpen onClose={onClose}>
      <label className="field-part">
        <span>{messages('anchorName')}</span>
        <span className="field-help">{messages('anchorHelp')}</span>
        <input
          className="field-box"
          value={id}
          onChange={({ target }) => setId(target.value.toLowerCase().replace(/[^a-z0-9_-]+/g, '-'))}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
      </label>
      <div className="field-dialog-actions">
        <Button className="field-button field-button-main" onPress={apply}>
          {messages('apply')}
        </Button>
      </div>
    </DialogFrame>
  )
}
