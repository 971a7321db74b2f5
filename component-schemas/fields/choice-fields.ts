import { z } from 'zod'
import { editorView, type Field, type Present, present, type WireField } from '../schema/field.ts'

/** Stored value -> name an editor reads. */
type Choices = Readonly<Record<string, string>>

type OptionOptions = { choices: Choices; required?: true; default?: string }

type ValueIn<Options extends { choices: Choices }> = keyof Options['choices'] & string

/** One of a fixed list. */
export function option<const Options extends OptionOptions>(
  label: string,
  guidance: string,
  options: Options & { default?: ValueIn<Options> },
): Field<Present<Options, ValueIn<Options>>> {
  return {
    wire: {
      type: 'option',
      ...editorView(label, guidance, options),
      options: wireChoices(options.choices),
      exclude_empty_option: options.required === true || options.default !== undefined,
      ...(options.default !== undefined && { default_value: options.default }),
    },
    schema: present<ValueIn<Options>, Options>(oneOf(options), options),
  }
}

/** Any number of a fixed list, without repetition. Absent is an empty list. */
export function optionList<const Options extends { choices: Choices }>(
  label: string,
  guidance: string,
  options: Options,
): Field<readonly ValueIn<Options>[]> {
  return {
    wire: { type: 'options', ...editorView(label, guidance), options: wireChoices(options.choices) },
    schema: listOf(oneOf(options)),
  }
}

type EntryOptions = { from: { slug: string }; required?: true }

/**
 * One entry of a datasource. The value is the entry's value, not its label, and any text is accepted:
 * editors may add entries.
 */
export function entry<const Options extends EntryOptions>(
  label: string,
  guidance: string,
  options: Options,
): Field<Present<Options, string>> {
  return {
    wire: {
      type: 'option',
      ...editorView(label, guidance, options),
      ...(options.required && { exclude_empty_option: true }),
      source: 'internal',
      datasource_slug: options.from.slug,
    },
    schema: present<string, Options>(nonEmpty, options),
  }
}

/** Any number of entries of a datasource, without repetition. Absent is an empty list. */
export function entries(label: string, guidance: string, options: EntryOptions): Field<readonly string[]> {
  const schema = listOf(nonEmpty)
  return {
    wire: {
      type: 'options',
      ...editorView(label, guidance, options),
      ...(options.required && { min_options: '1' }),
      source: 'internal',
      datasource_slug: options.from.slug,
    },
    schema: options.required ? atLeastOne(schema) : schema,
  }
}

type ReferenceOptions = {
  /** Names of the content types an editor may choose from. */
  to: readonly string[]
  required?: true
}

/** A story; the value is its uuid. */
export function reference<const Options extends ReferenceOptions>(
  label: string,
  guidance: string,
  options: Options,
): Field<Present<Options, string>> {
  return {
    wire: { type: 'option', ...editorView(label, guidance, options), ...storySource(options) },
    schema: present<string, Options>(storyUuid, options),
  }
}

/** Stories in the editor's order; the values are uuids. Absent is an empty list. */
export function references(
  label: string,
  guidance: string,
  options: ReferenceOptions & { max?: number },
): Field<readonly string[]> {
  const schema = listOf(storyUuid)
  return {
    wire: {
      type: 'options',
      ...editorView(label, guidance, options),
      ...(options.required && { min_options: '1' }),
      ...(options.max !== undefined && { max_options: String(options.max) }),
      ...storySource(options),
      is_reference_type: true,
    },
    schema: options.required ? atLeastOne(schema) : schema,
  }
}

const nonEmpty = z.string().trim().min(1, 'A value is missing.')

/** The delivery client replaces the uuid with the story when it resolves relations. */
const storyUuid = z.union([z.guid(), z.looseObject({ uuid: z.guid() }).transform((story) => story.uuid)])

function oneOf<const Options extends { choices: Choices }>({ choices }: Options): z.ZodType<ValueIn<Options>> {
  return z.custom<ValueIn<Options>>(
    (wire) => typeof wire === 'string' && Object.hasOwn(choices, wire),
    `Expected one of ${Object.keys(choices).join(', ')}.`,
  )
}

function listOf<Value>(item: z.ZodType<Value>): z.ZodType<readonly Value[]> {
  return z
    .array(z.unknown())
    .catch([])
    .transform((wire) => {
      const values = wire.flatMap((value) => {
        const parsed = item.safeParse(value)
        return parsed.success ? [parsed.data] : []
      })
      return [...new Set(values)]
    })
}

function atLeastOne<Value>(list: z.ZodType<readonly Value[]>): z.ZodType<readonly Value[]> {
  return list.refine((values) => values.length > 0, 'At least one entry is needed.')
}

function wireChoices(choices: Choices) {
  return Object.entries(choices).map(([value, name]) => ({ name, value }))
}

function storySource(
  options: ReferenceOptions,
): Pick<Extract<WireField, { type: 'option' | 'options' }>, 'source' | 'filter_content_type' | 'use_uuid'> {
  return { source: 'internal_stories', filter_content_type: [...options.to], use_uuid: true }
}
