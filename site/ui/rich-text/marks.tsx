import type {
  Link as LinkValue,
  RichTextMark,
  RichTextNode,
  RichTextText,
} from 'component-schemas/schema/field-values.ts'
import { Fragment, type ReactNode } from 'react'
import { classNames } from '#site/ui/class-names.ts'
import { Link } from '#site/ui/link/link.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import { allowedClass, allowedColor, allowedId } from './allowed-style.ts'
import styles from './rich-text.module.css'

type Wrappers = {
  [Type in Exclude<RichTextMark['type'], 'link'>]: (
    children: ReactNode,
    mark: Extract<RichTextMark, { type: Type }>,
  ) => ReactNode
}

/** Styles offered to editors (`component-schemas/fields/rich-text-field.ts`) that have a look of their own. */
const knownStyles: Readonly<Record<string, string | undefined>> = {
  lead: styles.lead,
  'small-print': styles.smallPrint,
  'part-number': styles.partNumber,
}

/** One row per mark; links are outside, because one link may contain several pieces of text. */
const wrappers = {
  bold: (children) => <strong>{children}</strong>,
  italic: (children) => <em>{children}</em>,
  strike: (children) => <s>{children}</s>,
  underline: (children) => <u>{children}</u>,
  code: (children) => <code>{children}</code>,
  superscript: (children) => <sup>{children}</sup>,
  subscript: (children) => <sub>{children}</sub>,
  styled: (children, { attrs }) => <span className={styleClass(attrs?.class)}>{children}</span>,
  anchor: (children, { attrs }) => <span id={allowedId(attrs?.id)}>{children}</span>,
  textStyle: (children, { attrs }) => (
    <span
      id={allowedId(attrs?.id)}
      className={allowedClass(attrs?.class)}
      style={{ color: allowedColor(attrs?.color) }}
    >
      {children}
    </span>
  ),
  highlight: (children, { attrs }) => (
    <mark className={styles.highlight} style={{ backgroundColor: allowedColor(attrs?.color) }}>
      {children}
    </mark>
  ),
} satisfies Wrappers

type Part = { texts: RichTextText[] } | { node: RichTextNode }

/** Neighbouring pieces of text with the same link become one part, so that a half-bold link is one link. */
export function groupByLink(nodes: readonly RichTextNode[]): Part[] {
  const parts: Part[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (node.type !== 'text') parts.push({ node })
    else if (last && 'texts' in last && sameLink(last.texts[0], node)) last.texts.push(node)
    else parts.push({ texts: [node] })
  }
  return parts
}

/** Pieces of text that share one link, or have none. */
export function renderText(texts: readonly RichTextText[]): ReactNode {
  const link = texts[0] && linkOf(texts[0])
  const words = texts.map((text, index) => <Fragment key={`${index + 1}`}>{marked(text)}</Fragment>)
  return link ? <Link to={link}>{words}</Link> : words
}

function marked(text: RichTextText): ReactNode {
  return marksOf(text).reduceRight<ReactNode>(
    (children, mark) => {
      if (mark.type === 'link' || !Object.hasOwn(wrappers, mark.type)) return children
      const wrap = wrappers[mark.type] as (children: ReactNode, mark: RichTextMark) => ReactNode
      return wrap(children, mark)
    },
    <WholeCodes>{text.text}</WholeCodes>,
  )
}

function marksOf(text: RichTextText): RichTextMark[] {
  return Array.isArray(text.marks) ? text.marks.filter((mark) => typeof mark === 'object' && mark !== null) : []
}

function linkOf(text: RichTextText): LinkValue | undefined {
  const mark = marksOf(text).find((candidate) => candidate.type === 'link')
  return typeof mark?.attrs?.href === 'string' ? mark.attrs : undefined
}

function sameLink(a: RichTextText | undefined, b: RichTextText): boolean {
  const linkOfA = a && linkOf(a)
  return JSON.stringify(linkOfA) === JSON.stringify(linkOf(b))
}

function styleClass(value: unknown): string | undefined {
  const names = allowedClass(value)?.split(' ') ?? []
  return classNames(...names.map((name) => (Object.hasOwn(knownStyles, name) ? knownStyles[name] : name)))
}
