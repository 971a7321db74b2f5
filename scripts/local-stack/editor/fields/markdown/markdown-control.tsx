import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { messagesOf } from '../messages/messages-of.ts'
import { CharacterCount } from '../text/character-count.tsx'
import { textOf } from '../text/text-of.ts'
import { TextLines } from '../text/textarea-control.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'

/** Text in Markdown, edited as it is stored, with a preview. */
export function MarkdownControl(props: FieldControlProps) {
  const { value, services } = props
  const [isPreview, setIsPreview] = useState(false)
  return (
    <InputFrame
      {...props}
      note={
        <>
          <CharacterCount {...props} />
          <ToggleButton className="field-button" isSelected={isPreview} onChange={setIsPreview}>
            {messagesOf(services)('showPreview')}
          </ToggleButton>
        </>
      }
    >
      <TextLines {...props} />
      {isPreview && <MarkdownPreview text={textOf(value)} />}
    </InputFrame>
  )
}
