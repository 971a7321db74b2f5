import { useEffect, useMemo, useState } from 'react'
import { isObject } from '../../../is-object.ts'
import { type Choice, listChoices } from '../../fields/choice/list-choices.ts'
import { fileNameOf } from '../../fields/media/file-kind.ts'
import type { Messages } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireComponent, WireField } from '../../services/wire-component.ts'
import { lineOf } from '../../story/derived/outline.ts'
import { blocksIn, isBlockList } from '../../story/merge/block-index.ts'
import type { Change } from '../../story/merge/decide-existence.ts'

const longest = 300

/** The data that make values readable: the components of the space, and names of choices and stories by stored value. */
export type Readable = {
  messages: Messages
  components: readonly WireComponent[]
  choices: ReadonlyMap<string, readonly Choice[]>
  stories: ReadonlyMap<string, string>
}

/** A stored value as a person reads it: labels of choices, names of stories, files and blocks, and texts. Never a uuid. */
export function valueInWords(value: unknown, field: WireField | undefined, readable: Readable): string {
  const { messages } = readable
  if (value === undefined || value === null || value === '') return messages('absent')
  const words = wordsOf(value, field, readable)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (words.length === 0) return messages('noWords')
  const text = words.join(' · ')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

function wordsOf(value: unknown, field: WireField | undefined, readable: Readable): string[] {
  if (typeof value === 'boolean') return [readable.messages(value ? 'yes' : 'no')]
  if (typeof value === 'string') return [labelOf(value, field, readable)]
  if (typeof value === 'number') return [String(value)]
  if (isBlockList(value)) return value.map((block) => blockInWords(block, readable))
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, field, readable))
  return isObject(value) ? objectInWords(value, readable) : []
}

function objectInWords(value: Readonly<Record<string, unknown>>, readable: Readable): string[] {
  if ('filename' in value) return [fileNameOf(String(value['filename'] ?? ''))]
  if (value['fieldtype'] === 'multilink') return [linkInWords(value, readable)]
  return [...textsIn(value), ...blocksIn(value).map((block) => blockInWords(block, readable))]
}

/** Name and first words of a block. */
export function blockInWords(block: Parameters<typeof lineOf>[0], { components }: Readable): string {
  const { name, preview } = lineOf(block, components, '')
  return preview === '' ? name : `${name}: ${preview}`
}

const wholeUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

function labelOf(value: string, field: WireField | undefined, { choices, stories, messages }: Readable): string {
  const key = field && choicesKey(field)
  const choice = key === undefined ? undefined : choices.get(key)?.find((one) => one.value === value)?.name
  if (choice !== undefined) return choice
  const story = stories.get(value)
  return story ?? (wholeUuid.test(value) ? messages('unknownStory') : value)
}

/** Identifies the list of choices of a field; undefined for a field without choices. */
export function choicesKey({ type, source, datasource_slug, options }: WireField): string | undefined {
  if (type !== 'option' && type !== 'options') return undefined
  return JSON.stringify([source ?? 'self', datasource_slug, options])
}

function linkInWords(link: Readonly<Record<string, unknown>>, { stories, messages }: Readable): string {
  const { id, url, cached_url: cached, email } = link
  const named = typeof id === 'string' ? stories.get(id) : undefined
  return (
    named ?? [email, url, cached].find((one) => typeof one === 'string' && one !== '')?.toString() ?? messages('absent')
  )
}

/** The texts of a rich text or of a plugin's value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return wholeUuid.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.filter((one) => !isBlockList([one])).flatMap(textsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => (technical.has(key) ? [] : textsIn(inner)))
}

/** Keys whose values mean nothing to a reader. */
const technical: ReadonlySet<string> = new Set([
  '_uid',
  '_editable',
  'attrs',
  'component',
  'fieldtype',
  'id',
  'linktype',
  'marks',
  'meta_data',
  'plugin',
  'type',
  'uuid',
])

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Loads the names of the stories and choices in some changes; until then texts are shown without them. */
export function useReadable(changes: readonly Change[]): Readable {
  const { services, components } = useEditor()
  const messages = useMessages()
  const [choices, setChoices] = useState<ReadonlyMap<string, readonly Choice[]>>(new Map())
  const [stories, setStories] = useState<ReadonlyMap<string, string>>(new Map())
  const wanted = useMemo(() => [...new Set(JSON.stringify(changes).match(uuids) ?? [])].slice(0, 100), [changes])
  useEffect(() => {
    if (wanted.length === 0) return
    services.listStories({ by_uuids: wanted.join(','), per_page: 100 }).then(
      ({ items }) => setStories(new Map(items.map(({ uuid, name }) => [uuid, name]))),
      () => undefined,
    )
  }, [services, wanted])
  useEffect(() => {
    const fields = changes.flatMap((change) => fieldOf(change, components) ?? [])
    const lists = new Map(
      fields.flatMap((field) => (choicesKey(field) === undefined ? [] : [[choicesKey(field) ?? '', field] as const])),
    )
    Promise.all([...lists].map(async ([key, field]) => [key, await listChoices(field, services)] as const)).then(
      (loaded) => setChoices(new Map(loaded)),
      () => undefined,
    )
  }, [services, components, changes])
  return useMemo(() => ({ messages, components, choices, stories }), [messages, components, choices, stories])
}

/** The schema's field of a change; undefined for a whole block. */
export function fieldOf(
  { component, key }: Pick<Change, 'component' | 'key'>,
  components: Readable['components'],
): WireField | undefined {
  const schema = components.find(({ name }) => name === component)?.schema
  return isObject(schema) ? schema[key.split('__i18n__')[0] ?? key] : undefined
}
