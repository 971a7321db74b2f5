import type { WireDatasource, WireDatasourceEntry } from 'component-schemas/to-wire.ts'
import type { Change, Step } from './plan.ts'
import type { RemoteDatasource, RemoteEntry } from './remote-schema.ts'

/**
 * Steps for datasources and their entries. A datasource is known by its slug, an entry by its value.
 * Entries, dimensions and labels that only the space has stay.
 */
export function planDatasources(wanted: readonly WireDatasource[], remote: readonly RemoteDatasource[]): Step[] {
  return wanted.flatMap((datasource) => {
    const known = remote.find(({ slug }) => slug === datasource.slug)
    return [...planDatasource(datasource, known), ...planEntries(datasource, known?.entries ?? [])]
  })
}

function planDatasource(wanted: WireDatasource, known: RemoteDatasource | undefined): Step[] {
  if (!known) return [{ kind: 'datasource', action: 'create', name: wanted.slug, changes: [] }]
  const dimensions = wanted.dimensions.flatMap((dimension) => {
    const from = known.dimensions.find(({ entry_value }) => entry_value === dimension.entry_value)?.name
    return differing(`dimensions.${dimension.entry_value}`, from, dimension.name)
  })
  return updateOf('datasource', wanted.slug, [...differing('name', known.name, wanted.name), ...dimensions])
}

function planEntries({ slug, entries }: WireDatasource, known: readonly RemoteEntry[]): Step[] {
  return entries.flatMap((entry) => {
    const name = `${slug}=${entry.value}`
    const there = known.find(({ value }) => value === entry.value)
    if (!there) return [{ kind: 'entry' as const, action: 'create' as const, name, changes: [] }]
    return updateOf('entry', name, [...differing('name', there.name, entry.name), ...labelChanges(entry, there)])
  })
}

function labelChanges(entry: WireDatasourceEntry, there: RemoteEntry): Change[] {
  return Object.entries(entry.dimensionLabels).flatMap(([dimension, label]) =>
    differing(`label.${dimension}`, there.dimensionLabels[dimension], label),
  )
}

function differing(at: string, from: string | undefined, to: string): Change[] {
  return from === to ? [] : [{ at, from, to }]
}

function updateOf(kind: Step['kind'], name: string, changes: readonly Change[]): Step[] {
  return changes.length > 0 ? [{ kind, action: 'update', name, changes }] : []
}
