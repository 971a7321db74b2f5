import { useEffect, useMemo, useState } from 'react'
import { isObject } from '../../../is-object.ts'
import { type Choice, listChoices } from '../../fields/choice/list-choices.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { WireField } from '../../services/wire-component.ts'
import type { Change } from '../../story/merge/change.ts'
import { choicesKey, type Readable } from './value-in-words.ts'

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
