import type { Store } from '../../store/open-store.ts'

/** Settings of the space that delivery needs. */
export type SpaceDetails = {
  languages: readonly string[]
  /** Fields of a component that its schema marks as not translatable; empty for an unknown component. */
  untranslatable: (component: string) => ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** Returns the settings as of the last commit; a write invalidates them. */
export function spaceDetailsReader(store: Store, spaceId: number): () => SpaceDetails {
  let known: SpaceDetails | undefined
  store.onCommit(() => {
    known = undefined
  })
  return () => {
    known ??= readSpaceDetails(store, spaceId)
    return known
  }
}

function readSpaceDetails(store: Store, spaceId: number): SpaceDetails {
  const fields = new Map<string, ReadonlySet<string>>()
  for (const { name, schema } of store.all<{ name: string; schema: string }>('SELECT name, schema FROM components')) {
    fields.set(name, untranslatableFields(JSON.parse(schema)))
  }
  return { languages: readLanguages(store, spaceId), untranslatable: (component) => fields.get(component) ?? none }
}

function untranslatableFields(schema: Record<string, { translatable?: boolean } | null>): ReadonlySet<string> {
  return new Set(Object.keys(schema).filter((field) => schema[field]?.translatable !== true))
}

/** Codes of the languages besides the default one. */
export function readLanguages(store: Store, spaceId: number): string[] {
  const row = store.get<{ languages: string }>('SELECT languages FROM spaces WHERE id = ?', [spaceId])
  const languages: { code: string }[] = JSON.parse(row?.languages ?? '[]')
  return languages.map(({ code }) => code)
}
