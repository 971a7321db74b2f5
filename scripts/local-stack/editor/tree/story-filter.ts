import type { ListQuery } from '../services/editor-services.ts'
import type { WireComponent } from '../services/wire-component.ts'

/** The filters of the list; an empty text means no filter. */
export type StoryFilter = {
  search: string
  contentType: string
  publication: '' | 'published' | 'changed' | 'draft' | 'trash'
  /** Code of a language; `translation` selects the stories by it. */
  language: string
  translation: 'translated' | 'untranslated'
}

export const noFilter: StoryFilter = {
  search: '',
  contentType: '',
  publication: '',
  language: '',
  translation: 'untranslated',
}

export function isFiltered({ search, contentType, publication, language }: StoryFilter): boolean {
  return [search.trim(), contentType, publication, language].some((value) => value !== '')
}

/**
 * A filter as parameters of `GET stories`; a search alone includes folders. A story counts as translated when its
 * naming field is: the first translatable text of its content type.
 */
export function filterQuery(filter: StoryFilter, components: readonly WireComponent[]): ListQuery {
  const types = components.filter(
    ({ is_root, name }) => is_root && (!filter.contentType || name === filter.contentType),
  )
  const isAboutStories = isFiltered({ ...filter, search: '' }) && filter.publication !== 'trash'
  return {
    ...(isAboutStories && { story_only: 1 }),
    search: filter.search.trim(),
    'filter_query[component][in]': filter.contentType,
    ...publicationQuery(filter.publication),
    ...(filter.language && translationQuery(filter, types)),
  }
}

function publicationQuery(publication: StoryFilter['publication']): ListQuery {
  if (publication === '') return {}
  if (publication === 'trash') return { in_trash: 1 }
  return { is_published: publication === 'draft' ? 'false' : 'true' }
}

function translationQuery({ language, translation }: StoryFilter, types: readonly WireComponent[]): ListQuery {
  const names = [...new Set(types.flatMap((type) => namingField(type) ?? []))]
  const keys = names.map((name) => `${name}__i18n__${language.replaceAll('-', '_')}`)
  if (translation === 'untranslated') {
    return Object.fromEntries(keys.map((key) => [`filter_query[${key}][is]`, 'empty']))
  }
  const [only] = keys
  if (keys.length === 1 && only) return { [`filter_query[${only}][is]`]: 'not_empty' }
  return Object.fromEntries(keys.map((key, at) => [`filter_query[__or][${at}][${key}][is]`, 'not_empty']))
}

/** The field that names a story of a type. */
function namingField({ schema, preview_field: preview }: WireComponent): string | undefined {
  const translatable = Object.entries(schema)
    .filter(([, field]) => field.translatable && field.type === 'text')
    .toSorted(([, left], [, right]) => (left.pos ?? 0) - (right.pos ?? 0))
    .map(([name]) => name)
  return translatable.find((name) => name === preview) ?? translatable[0]
}
