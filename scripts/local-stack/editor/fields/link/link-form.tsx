import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import type { FieldControlProps } from '../controls/field-control.ts'
import { GroupFrame } from '../frame-parts.tsx'
import { type FieldMessage, messagesOf } from '../messages/field-messages.ts'
import { type LinkFormProps, LinkTarget } from './link-target.tsx'
import { attributesOf, type LinkKind, linkOfKind, linkValueOf, linkWith, linkWithAttributes } from './link-value.ts'

const kindLabels: Readonly<Record<LinkKind, FieldMessage>> = {
  story: 'linkStory',
  url: 'linkUrl',
  email: 'linkEmail',
  asset: 'linkAsset',
}

/** Kind, target, anchor, tab and attributes of a link, as far as the field's schema offers them. */
export function LinkForm(props: LinkFormProps) {
  const { field, link, onChange, inputId, services } = props
  const messages = messagesOf(services)
  const kinds = offeredKinds(field, link.linktype)
  const hasAnchor = field.show_anchor && (link.linktype === 'story' || link.linktype === 'url')
  return (
    <div className="field-parts">
      <label className="field-part">
        <span>{messages('linkKind')}</span>
        <select
          className="field-box field-short"
          value={link.linktype}
          onChange={(event) => onChange(linkOfKind(link, event.target.value as LinkKind))}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {messages(kindLabels[kind])}
            </option>
          ))}
        </select>
      </label>
      <LinkTarget {...props} />
      {hasAnchor && (
        <label className="field-part">
          <span>{messages('linkAnchor')}</span>
          <input
            className="field-box field-short"
            id={`${inputId}-anchor`}
            value={link.anchor ?? ''}
            onChange={(event) => onChange(linkWith(link, 'anchor', event.target.value.replace(/^#/, '')))}
          />
        </label>
      )}
      {field.allow_target_blank && link.linktype !== 'email' && (
        <label className="field-check">
          <input
            type="checkbox"
            checked={link.target === '_blank'}
            onChange={(event) => onChange(linkWith(link, 'target', event.target.checked ? '_blank' : ''))}
          />
          {messages('linkNewTab')}
        </label>
      )}
      {field.allow_custom_attributes && (
        <LinkAttributes
          attributes={attributesOf(link)}
          onChange={(attributes) => onChange(linkWithAttributes(link, attributes))}
          services={services}
        />
      )}
    </div>
  )
}

/** Kinds that a schema offers, and the stored one even when the schema no longer does. */
function offeredKinds(field: WireField, stored: LinkKind): readonly LinkKind[] {
  const offered: readonly LinkKind[] = [
    'story',
    'url',
    ...(field.email_link_type ? ['email' as const] : []),
    ...(field.asset_link_type ? ['asset' as const] : []),
  ]
  return offered.includes(stored) ? offered : [...offered, stored]
}

/** A link to a story, a web address, a mail address or a file. */
export function LinkControl(props: FieldControlProps) {
  const { field, value, onChange, inputId, services } = props
  return (
    <GroupFrame {...props}>
      <LinkForm field={field} link={linkValueOf(value)} onChange={onChange} inputId={inputId} services={services} />
    </GroupFrame>
  )
}

type LinkAttributesProps = {
  attributes: Readonly<Record<string, string>>
  onChange: (attributes: Record<string, string>) => void
  services: EditorServices
}

/** Attributes of a link by name and value, such as `rel`. A row without a name is not stored yet. */
function LinkAttributes({ attributes, onChange, services }: LinkAttributesProps) {
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
