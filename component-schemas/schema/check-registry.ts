import type { Datasource } from '../datasources/define-datasource.ts'
import { compileLinear } from '../patterns/linear-pattern.ts'
import type { Block } from './define-block.ts'
import type { Field } from './field.ts'
import { toVendorSchema, vendorSchemaProblems } from './vendor-schema.ts'

export type Registry = {
  blocks: readonly Block[]
  groups: readonly string[]
  /** New name of a group -> the one before. */
  formerGroups?: Readonly<Partial<Record<string, string>>>
  datasources: readonly Datasource[]
}

export type RegistryIssue = {
  code:
    | 'name-taken'
    | 'name-refused'
    | 'was-taken'
    | 'group-unknown'
    | 'block-unknown'
    | 'content-type-unknown'
    | 'datasource-unknown'
    | 'field-unknown'
    | 'guidance-missing'
    | 'pattern-refused'
    | 'vendor-refusal'
  /** `block`, `block.field` or `datasource:slug`. */
  at: string
  /** One sentence for the developer. */
  message: string
}

/** Every problem of the contract, empty when it is valid. The tests and each push call it. */
export function checkRegistry(registry: Registry): RegistryIssue[] {
  const names = registry.blocks.map((block) => block.name)
  const slugs = registry.datasources.map((datasource) => `datasource:${datasource.slug}`)
  return [
    ...taken(names),
    ...taken(slugs),
    ...formerNames(registry),
    ...registry.blocks.flatMap((block) => [...checkBlock(block, registry), ...checkFields(block, registry)]),
    ...registry.datasources.flatMap(checkEntries),
    ...vendorSchemaProblems(toVendorSchema(registry)).map((message) => issue('vendor-refusal', 'registry', message)),
  ]
}

function issue(code: RegistryIssue['code'], at: string, message: string): RegistryIssue {
  return { code, at, message }
}

function taken(names: readonly string[]): RegistryIssue[] {
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...repeated].map((name) => issue('name-taken', name, `"${name}" is defined more than once.`))
}

/** A name that is still in use cannot be a former name. */
function formerNames({ blocks, groups, formerGroups = {}, datasources }: Registry): RegistryIssue[] {
  const rows = [
    ...blocks.map(({ name, was }) => ({ at: name, was, names: blocks.map((block) => block.name) })),
    ...blocks.flatMap(({ name, fields }) =>
      Object.entries(fields).map(([key, { was }]) => ({ at: `${name}.${key}`, was, names: Object.keys(fields) })),
    ),
    ...groups.map((name) => ({ at: name, was: formerGroups[name], names: groups })),
    ...datasources.map(({ slug, was }) => ({ at: slug, was, names: datasources.map((source) => source.slug) })),
    ...datasources.flatMap(({ slug, entries }) =>
      entries.map(({ value, was }) => ({ at: `${slug}=${value}`, was, names: entries.map((one) => one.value) })),
    ),
  ]
  return rows
    .filter(({ was, names }) => was !== undefined && names.includes(was))
    .map(({ at, was }) => issue('was-taken', at, `"${was}" is still in use, so it is no former name.`))
}

function checkBlock(block: Block, registry: Registry): RegistryIssue[] {
  const issues: RegistryIssue[] = []
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(block.name))
    issues.push(issue('name-refused', block.name, 'A block is named in small letters, digits and underscores.'))
  if (!registry.groups.includes(block.group))
    issues.push(issue('group-unknown', block.name, `groups.ts has no group "${block.group}".`))
  if (!isGuidance(block.label, block.description))
    issues.push(issue('guidance-missing', block.name, 'Say in a sentence when an editor uses the block.'))
  const named = [...Object.values(block.tabs).flat(), ...(block.previewField === undefined ? [] : [block.previewField])]
  for (const field of named.filter((name) => !Object.hasOwn(block.fields, name)))
    issues.push(
      issue('field-unknown', `${block.name}.${field}`, 'A tab or the preview names a field that is not there.'),
    )
  return issues
}

/** Keys of a story that are not fields (Storyblok docs, story content). */
const reservedNames = ['component', '_uid', '_editable', '_refused', 'resolved']

function checkFields(block: Block, registry: Registry): RegistryIssue[] {
  return Object.entries(block.fields).flatMap(([name, field]) => {
    const at = `${block.name}.${name}`
    const { display_name, description } = field.wire
    return [
      ...(reservedNames.includes(name) || !/^[a-z][a-zA-Z0-9]*$/.test(name)
        ? [issue('name-refused', at, 'A field is named in camel case and not like a key of the story itself.')]
        : []),
      ...(isGuidance(display_name, description)
        ? []
        : [issue('guidance-missing', at, 'Tell the editor what to write.')]),
      ...refusedPattern(at, field),
      ...unknownReferences(at, field, registry),
    ]
  })
}

/** Every validator of the schema runs the pattern, so a slow one is never pushed. */
function refusedPattern(at: string, { wire }: Field): RegistryIssue[] {
  if (!('regex' in wire) || wire.regex === undefined) return []
  const compiled = compileLinear(wire.regex)
  return 'problem' in compiled
    ? [issue('pattern-refused', at, `The pattern ${wire.regex} is not run: ${compiled.problem}.`)]
    : []
}

function unknownReferences(at: string, { wire, nests = [] }: Field, registry: Registry): RegistryIssue[] {
  const nested = nests.filter((block) => !registry.blocks.some(({ name }) => name === block.name))
  const contentTypes = registry.blocks.filter((block) => block.isContentType).map(({ name }) => name)
  const wanted = ('filter_content_type' in wire && wire.filter_content_type) || []
  const slug = 'datasource_slug' in wire ? wire.datasource_slug : undefined
  return [
    ...nested.map(({ name }) => issue('block-unknown', at, `registry.ts has no block "${name}".`)),
    ...wanted
      .filter((name) => !contentTypes.includes(name))
      .map((name) => issue('content-type-unknown', at, `registry.ts has no content type "${name}".`)),
    ...(slug === undefined || registry.datasources.some((datasource) => datasource.slug === slug)
      ? []
      : [issue('datasource-unknown', at, `datasources.ts has no datasource "${slug}".`)]),
  ]
}

function isGuidance(label: string, guidance: string): boolean {
  return label.trim() !== '' && guidance.trim().length > 3 && guidance.trim() !== label.trim()
}

function checkEntries(datasource: Datasource): RegistryIssue[] {
  const at = `datasource:${datasource.slug}`
  return [
    ...taken(datasource.entries.map(({ value }) => `${at}=${value}`)),
    ...datasource.entries
      .filter(({ labels }) => labels.es.trim() === '' || labels.en.trim() === '')
      .map(({ value }) =>
        issue('guidance-missing', `${at}=${value}`, 'An entry needs a label in Spanish and English.'),
      ),
  ]
}
