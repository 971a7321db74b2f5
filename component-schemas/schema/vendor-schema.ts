import {
  defineBlock,
  defineDatasource,
  defineField,
  defineFieldPlugin,
  defineFolder,
  defineSchema,
  validateSchema,
  validateStory,
} from '@storyblok/schema'
import type { Datasource } from '../datasources/define-datasource.ts'
import { furtherLanguages } from '../served.ts'
import type { Block } from './define-block.ts'
import type { Field } from './field.ts'
import { tabsOf } from './to-wire.ts'

/** The parts of the contract that the vendor's package can express; it has no datasource entries. */
type Contract = { blocks: readonly Block[]; groups: readonly string[]; datasources: readonly Datasource[] }

type VendorSchema = ReturnType<typeof toVendorSchema>

/**
 * The contract in the vendor's own form. This is the only file that imports `@storyblok/schema` (0.x: names change);
 * it is separate from the definitions so that the site does not load the vendor's package to parse a block.
 */
export function toVendorSchema(contract: Contract) {
  return defineSchema({
    blocks: Object.fromEntries(contract.blocks.map((block) => [block.name, vendorBlock(block)])),
    folders: Object.fromEntries(contract.groups.map((name) => [name, defineFolder({ name })])),
    datasources: Object.fromEntries(contract.datasources.map((source) => [source.slug, vendorDatasource(source)])),
    fieldPlugins: Object.fromEntries(contract.blocks.flatMap(vendorPlugins)),
  })
}

function vendorBlock(block: Block) {
  return defineBlock({
    name: block.name,
    display_name: block.label,
    description: block.description,
    icon: block.icon,
    color: block.color,
    preview_field: block.previewField ?? '',
    is_root: block.isContentType,
    is_nestable: !block.isContentType,
    folder: block.group,
    fields: [
      ...Object.entries(block.fields).map(([name, field]) => vendorField(name, field)),
      ...tabsOf(block).map(({ name, ...tab }) => defineField(name, tab)),
    ],
  })
}

function vendorField(name: string, { wire, nests = [] }: Field) {
  const source = 'datasource_slug' in wire && wire.datasource_slug !== undefined ? wire.datasource_slug : undefined
  const { datasource_slug: _, ...rest } = { datasource_slug: undefined, ...wire }
  return defineField(name, {
    ...rest,
    ...(source !== undefined && { datasource: source }),
    ...(nests.length > 0 && {
      allow: nests.map((block) => block.name),
      restrict_components: true,
      restrict_type: '',
    }),
  })
}

/** Values of field plugins, which the vendor validates with our own schema. */
function vendorPlugins({ fields }: Block) {
  return Object.values(fields).flatMap(({ wire, schema }) =>
    wire.type === 'custom'
      ? [[wire.field_type, defineFieldPlugin({ fieldType: wire.field_type, value: schema })] as const]
      : [],
  )
}

function vendorDatasource({ name, slug }: Datasource) {
  return defineDatasource({
    name,
    slug,
    dimensions: furtherLanguages.map((dimension) => ({ ...dimension, id: 0 })),
  })
}

/** Problems the vendor's validator finds in the contract, one sentence each. */
export function vendorSchemaProblems(schema: VendorSchema): string[] {
  return validateSchema(schema).issues.map((issue) => `${issue.entity}: ${issue.message}`)
}

/**
 * Problems the vendor's validator finds in a story's content, one sentence each with the path of the value.
 * @param content wire form, as in an editor's story
 */
export function vendorStoryProblems(schema: VendorSchema, content: unknown): string[] {
  return validateStory({ content }, schema).issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}
