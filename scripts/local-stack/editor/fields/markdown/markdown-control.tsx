import { createElement, Fragment, type ReactNode, useState } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import type { FieldControlProps } from '../controls/field-control.ts'
import { InputFrame } from '../frame-parts.tsx'
import { isSafeAddress } from '../issues/link-issue.ts'
import { messagesOf } from '../messages/field-messages.ts'
import { textOf } from '../text/text-of.ts'
import { CharacterCount, TextLines } from '../text/textarea-control.tsx'
import { type MarkdownBlock, type MarkdownInline, parseMarkdown } from './parse-markdown.ts'

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

/** Rendered Markdown. HTML inside it stays visible as text; links are inactive. */
function MarkdownPreview({ text }: { text: string }) {
  return <div className="field-box field-words field-markdown">{blocksOf(parseMarkdown(text))}</div>
}

function blocksOf(blocks: readonly MarkdownBlock[]): ReactNode {
  // Parts of a text have no identity but their index.
  // oxlint-disable-next-line react/no-array-index-key
  return blocks.map((block, index) => <Fragment key={index}>{blockOf(block)}</Fragment>)
}

function blockOf(block: MarkdownBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${block.level}`, undefined, inlineOf(block.content))
    case 'list': {
      // oxlint-disable-next-line react/no-array-index-key -- as above
      const items = block.items.map((item, index) => <li key={index}>{inlineOf(item)}</li>)
      return createElement(block.isOrdered ? 'ol' : 'ul', undefined, items)
    }
    case 'quote':
      return <blockquote>{blocksOf(block.blocks)}</blockquote>
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
    case 'paragraph':
      return <p>{inlineOf(block.content)}</p>
    default:
      return null
  }
}

function inlineOf(pieces: readonly MarkdownInline[]): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return pieces.map((piece, index) => <Fragment key={index}>{pieceOf(piece)}</Fragment>)
}

function pieceOf(piece: MarkdownInline): ReactNode {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'code') return <code>{piece.text}</code>
  if (piece.kind === 'image') return isSafeAddress(piece.src) ? <img src={piece.src} alt={piece.alt} /> : piece.alt
  if (piece.kind === 'link')
    return (
      <span className="field-link" title={piece.href}>
        {inlineOf(piece.content)}
      </span>
    )
  return createElement(piece.kind, undefined, inlineOf(piece.content))
}
