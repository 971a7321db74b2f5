import type { Extensions } from '@tiptap/core'
import { Highlight } from '@tiptap/extension-highlight'
import { StarterKit } from '@tiptap/starter-kit'
import { BlokNode } from './blok-node.ts'
import { LinkMark } from './link-mark.ts'
import { Emoji, InlinePicture, Picture } from './pictures.ts'
import { Anchor, InlineCode, StoredMark, Styled, Subscript, Superscript } from './simple-marks.ts'
import { StoredAttributes } from './stored-attributes.ts'
import { StoredInline, StoredNode } from './stored-nodes.ts'
import { Table, TableCell, TableHeader, TableKeys, TableRow } from './table-nodes.ts'
import { TextStyle } from './text-style.ts'

/**
 * Every node and mark of a stored text (Storyblok docs, rich text schema), without browser rendering. The kit adds
 * nothing at the end of a text, so that an opened text stays unchanged.
 */
export function richTextExtensions(): Extensions {
  return [
    StarterKit.configure({ link: false, code: false, trailingNode: false }),
    StoredAttributes,
    LinkMark,
    Anchor,
    Styled,
    TextStyle,
    Highlight.configure({ multicolor: true }),
    InlineCode,
    Superscript,
    Subscript,
    StoredMark,
    Picture,
    InlinePicture,
    Emoji,
    Table,
    TableRow,
    TableHeader,
    TableCell,
    TableKeys,
    BlokNode,
    StoredNode,
    StoredInline,
  ]
}
