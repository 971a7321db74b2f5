import { isDeepStrictEqual } from 'node:util'
import type { WireComponent, WireDatasource } from 'component-schemas/to-wire.ts'
import { childrenFirst } from './children-first.ts'
import { planDatasources } from './plan-datasources.ts'
import { planPresets, type WantedPreset } from './plan-presets.ts'
import type { RemoteComponent, RemoteField, RemoteSchema } from './remote-schema.ts'

/** What the repository wants a space to hold. */
export type WantedSchema = {
  groups: readonly string[]
  components: readonly WireComponent[]
  datasources: readonly WireDatasource[]
  presets: readonly WantedPreset[]
}

/** One value that differs. `undefined` means: not there. */
export type Change = {
  /** Key of the entity, dotted: `display_name`, `schema.title.max_length`. */
  at: string
  from: unknown
  to: unknown
  /** Set when stored content would be lost: what `--allow` has to name, such as `remove:accordion.title`. */
  destroys?: string
}

export type Step = {
  kind: 'group' | 'datasource' | 'entry' | 'component' | 'preset'
  action: 'create' | 'update'
  /** Group name, datasource slug, `slug=value` of an entry, component name, `component: name` of a preset. */
  name: string
  /** Empty when the entity is created. */
  changes: readonly Change[]
}

export type Plan = {
  /** In the order in which they have to be applied. */
  steps: readonly Step[]
  /** Entities that are as wanted. */
  unchanged: number
  /** Components and datasources of the space that the repository does not know; a push leaves them alone. */
  stale: readonly string[]
}

/**
 * What has to change so that the space holds what the repository says. Pure.
 * Labels and settings the repository does not state stay as editors set them.
 */
export function planSchemas(wanted: WantedSchema, remote: RemoteSchema): Plan {
  const groups = wanted.groups
    .filter((name) => !remote.groups.some((group) => group.name === name && !group.parent_uuid))
    .map((name): Step => ({ kind: 'group', action: 'create', name, changes: [] }))
  const datasources = planDatasources(wanted.datasources, remote.datasources)
  const components = childrenFirst(wanted.components).flatMap((component) => planComponent(component, remote))
  const steps = [...groups, ...datasources, ...components, ...planPresets(wanted.presets, remote)]
  return { steps, unchanged: entityCount(wanted) - steps.length, stale: staleNames(wanted, remote) }
}

/** Every `--allow` a plan needs. */
export function destructions(plan: Plan): string[] {
  return plan.steps
    .flatMap((step) => step.changes)
    .flatMap(({ destroys }) => (destroys === undefined ? [] : [destroys]))
}

function planComponent(wanted: WireComponent, remote: RemoteSchema): Step[] {
  const known = remote.components.find((component) => component.name === wanted.name)
  if (!known) return [{ kind: 'component', action: 'create', name: wanted.name, changes: [] }]
  const changes = [...settingChanges(wanted, known, remote), ...schemaChanges(wanted, known)]
  return changes.length > 0 ? [{ kind: 'component', action: 'update', name: wanted.name, changes }] : []
}

const settings = ['display_name', 'description', 'icon', 'color', 'preview_field', 'is_root', 'is_nestable'] as const

function settingChanges(wanted: WireComponent, known: RemoteComponent, remote: RemoteSchema): Change[] {
  const group = remote.groups.find(({ uuid }) => uuid === known.component_group_uuid)?.name
  return [...settings.flatMap((at) => changeOf(at, known[at], wanted[at])), ...changeOf('group', group, wanted.group)]
}

function schemaChanges(wanted: WireComponent, known: RemoteComponent): Change[] {
  const names = new Set([...Object.keys(known.schema), ...Object.keys(wanted.schema)])
  return [...names].flatMap((name) => {
    const at = `schema.${name}`
    const [from, to] = [known.schema[name], wanted.schema[name]]
    if (!to) return [{ at, from, to, ...(isLayout(from) ? {} : { destroys: `remove:${wanted.name}.${name}` }) }]
    if (!from) return [{ at, from, to }]
    const destroys = from.type === to.type ? {} : { destroys: `retype:${wanted.name}.${name}` }
    return fieldChanges(at, from, to).map((change) =>
      change.at === `${at}.type` ? { ...change, ...destroys } : change,
    )
  })
}

/** Sections and tabs arrange a form and hold no content. */
function isLayout(field: RemoteField | undefined): boolean {
  return field?.type === 'tab' || field?.type === 'section'
}

/** Keys of a field that belong to the space or to its editors; the repository never states them. */
export const keptFieldKeys: readonly string[] = [
  'id',
  'tooltip',
  'no_translate',
  'exclude_from_ai_translation',
  'exclude_from_merge',
  'exclude_from_overwrite',
  'force_merge',
]

function fieldChanges(at: string, from: RemoteField, to: Readonly<Record<string, unknown>>): Change[] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...keys]
    .filter((key) => !keptFieldKeys.includes(key))
    .flatMap((key) => changeOf(`${at}.${key}`, from[key], to[key]))
}

function changeOf(at: string, from: unknown, to: unknown): Change[] {
  return isDeepStrictEqual(given(from), given(to)) ? [] : [{ at, from, to }]
}

/** The API answers null or an empty text where nothing was given. */
function given(value: unknown): unknown {
  return value === null || value === '' ? undefined : value
}

function entityCount({ groups, components, datasources, presets }: WantedSchema): number {
  const entries = datasources.reduce((sum, datasource) => sum + datasource.entries.length, 0)
  return groups.length + components.length + datasources.length + entries + presets.length
}

function staleNames(wanted: WantedSchema, remote: RemoteSchema): string[] {
  return [
    ...remote.components
      .filter(({ name }) => !wanted.components.some((component) => component.name === name))
      .map(({ name }) => name),
    ...remote.datasources
      .filter(({ slug }) => !wanted.datasources.some((datasource) => datasource.slug === slug))
      .map(({ slug }) => `datasource:${slug}`),
  ]
}
