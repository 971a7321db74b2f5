import { editorsFieldKeys } from 'component-schemas/schema/editors-field-keys.ts'
import type { WireComponent, WireDatasource } from 'component-schemas/schema/to-wire.ts'
import { childrenFirst } from '../children-first.ts'
import {
  type ComponentState,
  type DatasourceState,
  type EntryState,
  entryKey,
  type FieldState,
  type GroupState,
  groupPath,
  type PresetState,
  presetKey,
  type SchemaState,
  type TagState,
} from '../state/schema-state.ts'
import type { WantedPreset, WantedSchema } from './wanted-schema.ts'

/** The target state of a space, and the entities that only it has. */
export type Target = {
  state: SchemaState
  /** Names of things that only the space has, as `--allow remove:…` takes them. They stay unless they are named. */
  stale: readonly string[]
}

/**
 * The target state of a space: the repository's entities, with the settings of editors, and the space's own entities
 * unless `remove` names them. Pure.
 */
export function targetState(wanted: WantedSchema, current: SchemaState, remove: ReadonlySet<string>): Target {
  const stale: string[] = []
  const stays = (name: string) => {
    if (remove.has(name)) return false
    stale.push(name)
    return true
  }
  const groups = joinNamed(
    wanted.groups.map((name) => targetGroup(name, wanted, current)),
    current.groups,
    {
      keyOf: groupPath,
      stays: (group) => group.parent !== '' || stays(`group:${groupPath(group)}`),
    },
  )
  const components = joinNamed(
    childrenFirst(wanted.components).map((component) => targetComponent(component, wanted.presets, current)),
    current.components,
    { keyOf: ({ name }) => name, stays: ({ name }) => stays(name) },
  )
  const datasources = joinNamed(
    wanted.datasources.map((source) => targetDatasource(source, current)),
    current.datasources,
    { keyOf: ({ slug }) => slug, stays: ({ slug }) => stays(`datasource:${slug}`) },
  )
  const entries = targetEntries(wanted, current, { datasources, stays })
  const presets = targetPresets(wanted.presets, current, components)
  return { state: { groups, tags: targetTags(wanted, current), datasources, entries, components, presets }, stale }
}

type Joining<Thing> = { keyOf: (thing: Thing) => string; stays: (thing: Thing) => boolean }

/** The wanted entities, then the remaining ones of the space. */
function joinNamed<Thing extends { id?: number }>(
  wanted: readonly Thing[],
  current: readonly Thing[],
  { keyOf, stays }: Joining<Thing>,
): Thing[] {
  const ids = new Set(wanted.map(({ id }) => id))
  const keys = new Set(wanted.map(keyOf))
  return [...wanted, ...current.filter((thing) => !ids.has(thing.id) && !keys.has(keyOf(thing)) && stays(thing))]
}

function targetGroup(name: string, { formerGroups = {} }: WantedSchema, { groups }: SchemaState): GroupState {
  const named = (wanted: string | undefined) => groups.find((group) => group.name === wanted && group.parent === '')
  return { ...(named(name) ?? named(formerGroups[name])), name, parent: '' }
}

function targetTags({ components }: WantedSchema, { tags }: SchemaState): TagState[] {
  const names = new Set(components.flatMap((component) => component.tags ?? []))
  const missing = [...names].filter((name) => !tags.some((tag) => tag.name === name))
  return [...tags, ...missing.map((name) => ({ name }))]
}

function targetComponent(
  wanted: WireComponent,
  presets: readonly WantedPreset[],
  { components }: SchemaState,
): ComponentState {
  const named = (name: string | undefined) => components.find((component) => component.name === name)
  const known = named(wanted.name) ?? named(wanted.was)
  const { name, group, schema, tags = [], was: _, fieldsWere = {}, ...stated } = wanted
  return {
    ...(known?.id !== undefined && { id: known.id }),
    name,
    group,
    preset: startingPreset(name, presets, known),
    tags: [...new Set([...(known?.tags ?? []), ...tags])].toSorted(),
    settings: { ...known?.settings, ...stated },
    schema: Object.fromEntries(
      Object.entries(schema).map(([key, field]) => {
        const before = known?.schema[key] ?? known?.schema[fieldsWere[key] ?? '']
        return [key, { ...field, ...storedKeys(before) }]
      }),
    ),
    fieldsWere,
  }
}

/** The repository's default preset of a block, else the choice of editors. */
function startingPreset(name: string, presets: readonly WantedPreset[], known: ComponentState | undefined) {
  return presets.find(({ component, isDefault }) => component === name && isDefault)?.name ?? known?.preset
}

function storedKeys(field: FieldState = {}): FieldState {
  return Object.fromEntries(Object.entries(field).filter(([key]) => editorsFieldKeys.includes(key)))
}

function targetDatasource(wanted: WireDatasource, { datasources }: SchemaState): DatasourceState {
  const known = knownDatasource(wanted, datasources)
  const further = (known?.dimensions ?? []).filter(
    ({ entry_value: value }) => !wanted.dimensions.some((dimension) => dimension.entry_value === value),
  )
  const dimensions = wanted.dimensions.map((dimension) => {
    const there = known?.dimensions.find(({ entry_value: value }) => value === dimension.entry_value)
    return { ...there, ...dimension }
  })
  return {
    ...(known?.id !== undefined && { id: known.id }),
    slug: wanted.slug,
    name: wanted.name,
    dimensions: [...dimensions, ...further],
  }
}

function knownDatasource({ slug, was }: WireDatasource, datasources: readonly DatasourceState[]) {
  return datasources.find((one) => one.slug === slug) ?? datasources.find((one) => one.slug === was)
}

type Entries = { datasources: readonly DatasourceState[]; stays: (name: string) => boolean }

function targetEntries(wanted: WantedSchema, current: SchemaState, { datasources, stays }: Entries): EntryState[] {
  const stated = wanted.datasources.flatMap((source) => {
    const slug = knownDatasource(source, current.datasources)?.slug
    const there = current.entries.filter(({ datasource }) => datasource === slug)
    return source.entries.map(({ value, was, name, dimensionLabels }): EntryState => {
      const known = there.find((entry) => entry.value === value) ?? there.find((entry) => entry.value === was)
      return { ...known, datasource: source.slug, value, name, labels: { ...known?.labels, ...dimensionLabels } }
    })
  })
  const slugNow = new Map(current.datasources.map(({ id, slug }) => [slug, datasources.find((o) => o.id === id)?.slug]))
  const moved = current.entries.flatMap((entry) => {
    const datasource = slugNow.get(entry.datasource)
    return datasource === undefined ? [] : [{ ...entry, datasource }]
  })
  const isStated = new Set(wanted.datasources.map(({ slug }) => slug))
  return joinNamed(stated, moved, {
    keyOf: entryKey,
    // Entries of a datasource that only the space has are not compared.
    stays: (entry) => !isStated.has(entry.datasource) || stays(entryKey(entry)),
  })
}

function targetPresets(
  wanted: readonly WantedPreset[],
  current: SchemaState,
  components: readonly ComponentState[],
): PresetState[] {
  const nameNow = new Map(current.components.map(({ id, name }) => [name, components.find((o) => o.id === id)?.name]))
  const moved = current.presets.flatMap((preset) => {
    const component = nameNow.get(preset.component)
    return component === undefined ? [] : [{ ...preset, component }]
  })
  const stated = wanted.map((given): PresetState => {
    const { picture, isDefault: _, ...preset } = given
    const known = moved.find((one) => presetKey(one) === presetKey(preset))
    const isThere = known?.picture === (picture?.name ?? '')
    return {
      ...preset,
      ...(known?.id !== undefined && { id: known.id }),
      picture: picture?.name ?? '',
      ...(isThere && known.image !== undefined && { image: known.image }),
    }
  })
  return joinNamed(stated, moved, { keyOf: presetKey, stays: () => true })
}
