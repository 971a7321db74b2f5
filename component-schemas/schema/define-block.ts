import type { z } from 'zod'
import type { BlockIcon } from './block-icon.ts'
import type { Field, Unsupported } from './field.ts'
import { type Group, groupColors } from './groups.ts'
import { toZod } from './to-zod.ts'

export type FieldMap = Readonly<Record<string, Field>>

type ContentTypeDefinition<Fields extends FieldMap> = {
  /** Name an editor reads. */
  label: string
  /** The purpose of the block, for editors. */
  description: string
  icon: BlockIcon
  /** Background of the icon, `#rrggbb`; without it, that of the folder. */
  color?: `#${string}`
  /** Field whose value names the block in the editor's list; without it, the title. */
  previewField?: keyof Fields & string
  /** Name of the block before it was renamed; a push then renames it in the space. */
  was?: string
  /** Internal tags the block has at least; others that editors add stay. */
  tags?: readonly string[]
  /** Tabs of the editor's form besides the first: heading to field names. */
  tabs?: Readonly<Record<string, readonly (keyof Fields & string)[]>>
  fields: Fields
}

export type BlockDefinition<Fields extends FieldMap> = ContentTypeDefinition<Fields> & {
  /** Folder of the block picker, by name (`groups.ts`). */
  group: Group
}

export type Block<Name extends string = string, Fields extends FieldMap = FieldMap> = {
  name: Name
  label: string
  description: string
  icon: string
  color: string
  previewField: string | undefined
  group: Group
  was?: string
  tags?: readonly string[]
  tabs: Readonly<Record<string, readonly string[]>>
  fields: Fields
  /** A story of its own (content type) instead of a part of one. */
  isContentType: boolean
  /** Reads an editor's block; see `to-zod.ts` for the rules. */
  content: z.ZodType<Content<Name, Fields>>
}

type Content<Name extends string, Fields extends FieldMap> = Flat<
  BlockIdentity<Name> & { -readonly [Key in AlwaysThere<Fields>]: ValueOf<Fields[Key]> } & {
    -readonly [Key in MaybeThere<Fields>]?: ValueOf<Fields[Key]>
  }
>

type BlockIdentity<Name extends string> = {
  component: Name
  /** Identity within the story; stable over edits. */
  _uid: string
  /** Present in drafts only; the visual editor's mark (Storyblok docs, visual editor). */
  _editable?: string | undefined
  /** Nested items that were left out because they are invalid. */
  _refused?: readonly Unsupported[] | undefined
}

type ValueOf<F> = F extends Field<infer Value> ? Value : never
type MaybeThere<Fields> = { [Key in keyof Fields]: undefined extends ValueOf<Fields[Key]> ? Key : never }[keyof Fields]
type AlwaysThere<Fields> = Exclude<keyof Fields, MaybeThere<Fields>>
type Flat<Value> = { [Key in keyof Value]: Value[Key] } & {}

/** The type a block has after parsing. */
export type ContentOf<B> = B extends { content: z.ZodType<infer Value> } ? Value : never

/**
 * A block an editor may put into a field.
 * From it come the JSON the CMS stores (`to-wire.ts`), the parser (`content`) and the type (`ContentOf`).
 */
export function defineBlock<const Name extends string, const Fields extends FieldMap>(
  name: Name,
  definition: BlockDefinition<Fields>,
): Block<Name, Fields> {
  return assemble(name, definition, false)
}

/** A kind of story: the root block of its content. */
export function defineContentType<const Name extends string, const Fields extends FieldMap>(
  name: Name,
  definition: ContentTypeDefinition<Fields>,
): Block<Name, Fields> {
  return assemble(name, { ...definition, group: 'Content types' }, true)
}

function assemble<Name extends string, Fields extends FieldMap>(
  name: Name,
  definition: BlockDefinition<Fields>,
  isContentType: boolean,
): Block<Name, Fields> {
  return {
    ...definition,
    name,
    color: definition.color ?? groupColors[definition.group],
    previewField: definition.previewField ?? (Object.hasOwn(definition.fields, 'title') ? 'title' : undefined),
    tabs: definition.tabs ?? {},
    isContentType,
    content: toZod<Content<Name, Fields>>(name, definition.fields),
  }
}
