import type { EditorServices } from '../../services/editor-services.ts'
import type { WireField } from '../../services/wire-component.ts'

export type Choice = { name: string; value: string }

type Source = (field: WireField, services: EditorServices) => Promise<readonly Choice[]> | readonly Choice[]

/** Sources of an option's choices (Storyblok docs, single option field); one row per source. */
const sources: Readonly<Record<string, Source>> = {
  self: ({ options = [] }) => options,
  internal: ({ datasource_slug: slug }, services) => (slug ? services.listDatasourceEntries(slug) : []),
  internal_languages: (_, { languages, defaultLanguageName }) => [
    { name: defaultLanguageName, value: 'default' },
    ...languages.map(({ name, code }) => ({ name, value: code })),
  ],
  external: ({ external_datasource: address }) => (address ? listFrom(address) : []),
}

/** The choices of an option that are not stories. Rejects when the service does not respond. */
export async function listChoices(field: WireField, services: EditorServices): Promise<readonly Choice[]> {
  const source = sources[field.source || 'self']
  const listed = (await source?.(field, services)) ?? []
  return listed.map(({ name, value }) => ({ name: name || value, value: String(value) }))
}

/** Key of the choices' source: another source has another key. */
export function choicesQuestion({ source, datasource_slug, external_datasource, options }: WireField): string {
  return JSON.stringify([source, datasource_slug, external_datasource, options])
}

/** Whether the choices of an option are stories. */
export function choosesStories(field: WireField): boolean {
  return field.source === 'internal_stories'
}

/** A list of `{name, value}` that another service provides as JSON. */
async function listFrom(address: string): Promise<readonly Choice[]> {
  const response = await fetch(address, { credentials: 'omit', headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`)
  const listed: unknown = await response.json()
  return Array.isArray(listed) ? listed.filter(isChoice) : []
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'name' in value && 'value' in value
}
