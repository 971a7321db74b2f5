import { useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../input-frame.tsx'
import { wordsOf } from '../messages/messages-of.ts'
import { CharacterCount } from '../text/character-count.tsx'
import { textOf } from '../text/text-of.ts'
import { TextLines } from '../text/textarea-control.tsx'
import { MarkdownPreview } from './markdown-preview.tsx'

/** Text in Markdown, written as it is stored, with a look at how it reads. */
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
            {wordsOf(services)('showPreview')}
          </ToggleButton>
        </>
      }
    >
      <TextLines {...props} />
      {isPreview && <MarkdownPreview text={textOf(value)} />}
    </InputFrame>
  )
}
