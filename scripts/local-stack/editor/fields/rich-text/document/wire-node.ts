import { isObject } from '../../../../is-object.ts'

type Attributes = Readonly<Record<string, unknown>>

/** A mark of a document, stored or of the editor. */
export type DocumentMark = { type: string; attrs?: Attributes } & Attributes

/** A node of a document, stored or of the editor. */
export type DocumentNode = {
  type: string
  attrs?: Attributes
  content?: readonly DocumentNode[]
  marks?: readonly DocumentMark[]
  text?: string
} & Attributes

export function isDocumentNode(value: unknown): value is DocumentNode {
  return isObject(value) && typeof value['type'] === 'string'
}
