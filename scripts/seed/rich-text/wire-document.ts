/** Rich text as a story stores it (Storyblok docs, rich text schema). */
export type WireMark = { type: string; attrs?: Record<string, unknown> }
export type WireNode = {
  type: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: WireMark[]
  content?: WireNode[]
}
export type WireDocument = { type: 'doc'; content: WireNode[] }
