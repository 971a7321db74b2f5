import { memo, useState } from 'react'
import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { copyValue } from '../../story/copy-block.ts'
import { FieldControl } from '../controls/control-for.tsx'
import { issueOf } from '../field-issue.ts'
import { fieldNameFor } from '../field-name.ts'
import { isEmptyValue } from '../is-empty-value.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { textOf } from '../text/text-of.ts'
import { fieldKeyFor } from './field-key.ts'
import { type LiveBlock, useLiveBlock } from './live-block.ts'
import { ReadOnly } from './read-only.ts'

type TranslatableFieldProps = {
  field: WireField
  name: string
  block: WireBlock
  live?: LiveBlock | undefined
  storyId: number
  language: string
  onChange: (key: string, value: unknown) => void
  services: EditorServices
}

type FieldProps = Omit<TranslatableFieldProps, 'live'>

/** Types that start empty in each language, with the text of the default one as placeholder. */
const writtenTypes = new Set(['text', 'textarea', 'markdown', 'number'])

/** Types with a part per language although the field itself has one value for all. */
const mixedTypes = new Set(['bloks', 'asset', 'multiasset', 'custom'])

/** A field in a language, rendered only when its own data changes and not when another field of its block does. */
export const TranslatableField = memo(LiveField, isTheSame)

function isTheSame(before: TranslatableFieldProps, after: TranslatableFieldProps): boolean {
  const { block: old, ...others } = before
  const keys = [after.name, fieldKeyFor(after.name, after.field, after.language), '_uid']
  return (
    keys.every((key) => old[key] === after.block[key] && key in old === key in after.block) &&
    (Object.keys(others) as (keyof typeof others)[]).every((key) => others[key] === after[key])
  )
}

function LiveField({ live, ...props }: TranslatableFieldProps) {
  const { field, name, language } = props
  const block = useLiveBlock(props.block, live, [name, fieldKeyFor(name, field, language)])
  return <FieldInLanguage {...props} block={block} />
}

/**
 * In a language other than the default a translatable field follows the default until the editor ticks “translate”; an
 * emptied one follows it again. A field that is not translatable is read-only.
 */
function FieldInLanguage(props: FieldProps) {
  const { field, language } = props
  if (language === '') return <PlainField {...props} />
  if (field.translatable === true) return <TranslatedField {...props} />
  return mixedTypes.has(field.type) ? <PlainField {...props} /> : <ShownField {...props} />
}

function PlainField({ field, name, block, storyId, language, onChange, services }: FieldProps) {
  const value = block[name]
  return (
    <FieldControl
      field={field}
      name={name}
      value={value}
      onChange={(next) => onChange(name, next)}
      inputId={`${storyId}__${name}-${block._uid}`}
      language={language}
      issue={issueIn(field, value, services)}
      services={services}
    />
  )
}

function ShownField(props: FieldProps) {
  return (
    <ReadOnly value={true}>
      <fieldset className="field-shown" disabled>
        <PlainField {...props} />
        <p className="field-note">{messagesOf(props.services)('sameInEveryLanguage')}</p>
      </fieldset>
    </ReadOnly>
  )
}

function TranslatedField(props: FieldProps) {
  const { field, name, block, storyId, language, onChange, services } = props
  const messages = messagesOf(services)
  const key = fieldKeyFor(name, field, language)
  const [isTicked, setIsTicked] = useState(false)
  const isTranslated = isTicked || key in block
  const value = isTranslated ? block[key] : block[name]
  const isWritten = writtenTypes.has(field.type)
  const start = () => {
    setIsTicked(true)
    if (!isWritten && block[name] !== undefined) onChange(key, copyValue(block[name]))
  }
  const copy = () => {
    setIsTicked(true)
    onChange(key, block[name])
  }
  const end = () => {
    setIsTicked(false)
    onChange(key, undefined)
  }
  return (
    <div className="field-translated">
      <label className="field-check field-translate">
        <input
          type="checkbox"
          checked={isTranslated}
          onChange={({ target }) => (target.checked ? start() : end())}
          aria-label={messages('translateField', { name: fieldNameFor(field, name) })}
        />
        {messages('translate')}
      </label>
      <ReadOnly value={!isTranslated}>
        <fieldset className="field-shown" disabled={!isTranslated}>
          <FieldControl
            field={isTranslated ? { ...field, required: false } : field}
            name={key}
            value={value}
            onChange={(next) => {
              setIsTicked(true)
              onChange(key, isEmptyValue(next) ? undefined : next)
            }}
            inputId={`${storyId}__${name}-${block._uid}`}
            language={language}
            issue={issueIn({ ...field, required: false }, value, services)}
            services={services}
            placeholder={isWritten ? textOf(block[name]) : undefined}
          />
        </fieldset>
      </ReadOnly>
      {isWritten && isEmptyValue(block[key]) && !isEmptyValue(block[name]) && (
        <button type="button" className="field-copy" onClick={copy}>
          {messages('copyFrom', { language: services.defaultLanguageName })}
        </button>
      )}
    </div>
  )
}

function issueIn(field: WireField, value: unknown, services: EditorServices): string | undefined {
  const issue = issueOf(field, value)
  return issue && messagesOf(services)(issue.word, issue.values)
}
