import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseBlock } from '../parse/parse-content.ts'
import { blockExamples, resolvedExamples } from './block-examples.ts'
import { checkRegistry, type Registry } from './check-registry.ts'
import type { Block } from './define-block.ts'
import { pageBlocks } from './page-blocks.ts'
import { registry } from './registry.ts'
import { schema } from './storyblok-schema.ts'
import { vendorStoryProblems } from './vendor-schema.ts'

const wireName = (folder: string) => folder.replaceAll('-', '_')
const valueName = (folder: string) => folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const typeName = (folder: string) => valueName(folder).replace(/^./, (letter) => letter.toUpperCase())
const foldersIn = (folder: string) => readdirSync(new URL(`../${folder}`, import.meta.url)).toSorted()

/** Blocks that are in the folder of another one, of which they are a variant. */
const variants: Readonly<Record<string, string>> = {
  editorial_hero_fixed_ratio: 'editorial_hero',
  full_banner_fixed_ratio: 'full_banner',
}
const folderOf = ({ name }: { name: string }) => variants[name] ?? name
const isFirst = <Value>(value: Value, index: number, all: readonly Value[]) => all.indexOf(value) === index

const identityOf = ({ _uid }: { _uid: string }) => _uid

const accordion = registry.blocks.find((block) => block.name === 'accordion') as Block
const withAccordion = (change: Partial<Block>): Registry => ({
  ...registry,
  blocks: registry.blocks.map((block) => (block.name === 'accordion' ? { ...accordion, ...change } : block)),
})
const codesOf = (changed: Registry) => checkRegistry(changed).map(({ code, at }) => `${code} ${at}`)

test('the contract has no problem', () => {
  expect(checkRegistry(registry)).toEqual([])
})

test('every folder of a page block is in the registry and the other way round', () => {
  expect(foldersIn('blocks/').map(wireName)).toEqual(pageBlocks.map(folderOf).filter(isFirst).toSorted())
})

test('every folder of a content type is in the registry and the other way round', () => {
  const names = registry.contentTypes.map((block) => block.name)
  expect(foldersIn('content-types/').map(wireName)).toEqual(names.toSorted())
})

test.each([
  ...foldersIn('blocks/').map((folder) => `blocks/${folder}`),
  ...foldersIn('content-types/').map((folder) => `content-types/${folder}`),
])('the folder %s names wire block, schema value and type by one rule', async (place) => {
  const folder = place.split('/')[1] ?? ''
  const file = new URL(`../${place}/schema.ts`, import.meta.url)
  const exported: Record<string, { name?: string }> = await import(file.href)
  expect(exported[valueName(folder)]?.name).toBe(wireName(folder))
  expect(readFileSync(file, 'utf8')).toContain(
    `export type ${typeName(folder)} = ContentOf<typeof ${valueName(folder)}>`,
  )
})

test.each(
  Object.entries(blockExamples).flatMap(([name, examples]) =>
    Object.entries(examples).map(([example, wire]) => ({ name, example, wire })),
  ),
)('the example $name/$example parses and passes the vendor’s validator', ({ name, wire }) => {
  expect(parseBlock(wire)).toMatchObject({ component: name, _uid: identityOf(wire) })
  expect(vendorStoryProblems(schema, { component: 'page', title: 'P', _uid: 'page', body: [wire] })).toEqual([])
})

test('no two examples share an id', () => {
  const identities = Object.values(blockExamples).flatMap((examples) => Object.values(examples).map(identityOf))
  expect(new Set(identities).size).toBe(identities.length)
})

test('a block with a listing has resolved data in every example', () => {
  const resolved = resolvedExamples().filter(({ block }) => 'resolved' in block)
  expect(new Set(resolved.map(({ block }) => block.component))).toEqual(
    new Set([
      'product_hero',
      'categories_sorting_auto',
      'categories_sorting_manual',
      'products_carousel',
      'news_grid',
      'news_carousel',
      'pages_sorting',
      'downloadable_list',
      'custom_form',
    ]),
  )
})

test('a name defined twice is a problem', () => {
  expect(codesOf({ ...registry, blocks: [...registry.blocks, accordion] })).toContain('name-taken accordion')
})

test('a field without guidance is a problem', () => {
  const title = accordion.fields['title']
  if (!title) throw new Error('accordion has no title')
  const silent = { ...title, wire: { ...title.wire, description: '' } }
  expect(codesOf(withAccordion({ fields: { ...accordion.fields, title: silent } }))).toContain(
    'guidance-missing accordion.title',
  )
})

test.each(['^([a-z]+)\\1$', '(?<!a)b', '[a-', `.{1,9999}`])('the pattern %s of a field is a problem', (regex) => {
  const title = accordion.fields['title']
  if (title?.wire.type !== 'text') throw new Error('accordion has no title')
  const field = { ...title, wire: { ...title.wire, regex } }
  expect(codesOf(withAccordion({ fields: { ...accordion.fields, title: field } }))).toEqual([
    'pattern-refused accordion.title',
  ])
})

test('a nested block that is not in the registry is a problem', () => {
  const blocks = registry.blocks.filter((block) => block.name !== 'accordion_item')
  expect(codesOf({ ...registry, blocks })).toContain('block-unknown accordion.items')
})

test('a datasource that is not in the registry is a problem', () => {
  const datasources = registry.datasources.filter(({ slug }) => slug !== 'material')
  expect(codesOf({ ...registry, datasources })).toContain('datasource-unknown spec_key_blank.material')
})

test('a reference to an unknown content type is a problem', () => {
  const blocks = registry.blocks.filter((block) => block.name !== 'category')
  expect(codesOf({ ...registry, blocks })).toContain('content-type-unknown product.categories')
})

test('a tab that names an unknown field is a problem', () => {
  expect(codesOf(withAccordion({ tabs: { Placement: ['place'] } }))).toContain('field-unknown accordion.place')
})

test('a group that is not in the registry is a problem', () => {
  expect(codesOf({ ...registry, groups: [] })).toContain('group-unknown accordion')
})

test('a field named like a key of the story is a problem', () => {
  const title = accordion.fields['title']
  if (!title) throw new Error('accordion has no title')
  expect(codesOf(withAccordion({ fields: { ...accordion.fields, component: title } }))).toContain(
    'name-refused accordion.component',
  )
})
