import { z } from 'zod'
import type { EntryState } from '../state/schema-state.ts'
import { requireId } from './known-ids.ts'
import type { Work } from './work.ts'

const newEntry = z.object({ datasource_entry: z.object({ id: z.number() }) })

/** Creates or updates an entry, then each label that differs. */
export async function writeEntry(work: Work, to: EntryState, from: EntryState | undefined): Promise<void> {
  const { id: datasource_id } = requireId(work.ids.datasources, to.datasource)
  const plain = { name: to.name, value: to.value }
  const id = from?.id ?? (await createEntry(work, { ...plain, datasource_id }))
  if (from && (from.name !== to.name || from.value !== to.value))
    await work.requests.send('put', `datasource_entries/${id}`, { body: { datasource_entry: plain } })
  for (const label of labelsToWrite(work, to, from)) {
    const body = { datasource_entry: { ...plain, dimension_value: label.text } }
    await work.requests.send('put', `datasource_entries/${id}`, { query: { dimension_id: label.dimension }, body })
  }
}

/**
 * Writes the labels that differ. A label is written through its entry, with the dimension in the query (Storyblok docs,
 * datasource entries); an empty one removes it.
 */
function labelsToWrite({ ids }: Work, to: EntryState, from: EntryState | undefined) {
  const { dimensions } = requireId(ids.datasources, to.datasource)
  const before = from?.labels ?? {}
  const names = new Set([...Object.keys(to.labels), ...Object.keys(before)])
  return [...names].flatMap((name) => {
    const text = to.labels[name] ?? ''
    if (text === (before[name] ?? '')) return []
    // A deleted dimension deletes its labels.
    const dimension = text === '' ? dimensions.get(name) : requireId(dimensions, name)
    return dimension === undefined ? [] : [{ text, dimension }]
  })
}

async function createEntry({ requests }: Work, entry: Record<string, unknown>): Promise<number> {
  const response = await requests.send('post', 'datasource_entries', { body: { datasource_entry: entry } })
  return newEntry.parse(response).datasource_entry.id
}
