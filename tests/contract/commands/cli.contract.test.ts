import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type LocalService,
  managementClient,
  managementFetch,
  required,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'
import { type CommandLine, officialCommandLine } from '../support/official-command-line.ts'

let source: LocalService
let target: LocalService
let commandLine: CommandLine

beforeAll(async () => {
  source = await startLocalService()
  target = await startLocalService()
  commandLine = officialCommandLine()
  await fill(source.url)
})

afterAll(async () => {
  commandLine.remove()
  await Promise.all([source.remove(), target.remove()])
})

/** A small space with something of every kind that the command line carries over. */
async function fill(url: string): Promise<void> {
  const client = managementClient(url)
  await client.spaces.update({
    body: { space: { default_lang_name: 'Español', languages: [{ code: 'it', name: 'Italiano' }] } },
  })
  const group = required((await client.componentFolders.create({ body: { component_group: { name: 'Heroes' } } })).data)
  const tag = required((await client.internalTags.create({ body: { internal_tag: { name: 'new' } } })).data)
  const hero = {
    name: 'hero',
    component_group_uuid: required(group.component_group).uuid,
    internal_tag_ids: [required(required(tag.internal_tag).id)],
    schema: { title: { type: 'text' as const, pos: 0 }, link: { type: 'multilink' as const, pos: 1 } },
  }
  const { data } = await client.components.create({ body: { component: hero } })
  const page = {
    name: 'page',
    is_root: true,
    schema: {
      title: { type: 'text' as const, pos: 0, translatable: true },
      related: { type: 'options' as const, source: 'internal_stories', pos: 1 },
      body: { type: 'bloks' as const, restrict_components: true, component_whitelist: ['hero'], pos: 2 },
    },
  }
  await client.components.create({ body: { component: page } })
  const preset = { name: 'Dark', component_id: required(data?.component).id, preset: { title: 'Dark' } }
  await client.presets.create({ body: { preset } })
  await fillStories(url)
  const labels = { name: 'Labels', slug: 'labels', dimensions_attributes: [{ name: 'English', entry_value: 'en' }] }
  const datasource = required((await client.datasources.create({ body: { datasource: labels } })).data?.datasource)
  const entry = { name: 'buy', value: 'Comprar', dimension_value: 'Buy', datasource_id: datasource.id }
  const body = { datasource_entry: entry, dimension_id: required(datasource.dimensions[0]).id }
  await managementFetch(url, 'datasource_entries', { method: 'POST', body })
}

async function fillStories(url: string): Promise<void> {
  const client = managementClient(url)
  const create = async (story: { name: string; slug: string } & Record<string, unknown>) =>
    required((await client.stories.create({ body: { story }, query: { publish: true } })).data?.story)
  const folder = await create({ name: 'Keys', slug: 'keys', is_folder: true })
  const one = await create({
    name: 'One',
    slug: 'one',
    parent_id: folder.id,
    content: { component: 'page', _uid: 'p1', title: 'Uno', title__i18n__it: 'Primo' },
  })
  const link = { fieldtype: 'multilink', linktype: 'story', id: one.uuid, url: '', cached_url: one.full_slug }
  const body = [{ component: 'hero', _uid: 'h1', title: 'Hola', link }]
  const content = { component: 'page', _uid: 'p2', title: 'Dos', related: [one.uuid], body }
  await create({ name: 'Two', slug: 'two', parent_id: folder.id, content })
}

const contents = async (url: string) => {
  const { body } = await managementFetch(url, 'stories?sort_by=full_slug:asc&per_page=100')
  return Promise.all(
    body.stories.map(async (row: { id: number }) => (await managementFetch(url, `stories/${row.id}`)).body.story),
  )
}

const components = async (url: string) => required((await managementClient(url).components.list()).data)

test('components, with groups, tags and presets, are pulled from one space and pushed into another', async () => {
  await commandLine.run(source.url, 'components', 'pull')
  const output = await commandLine.run(target.url, 'components', 'push')
  expect(output).not.toMatch(/failed/i)
  const pushed = await components(target.url)
  const wanted = await components(source.url)
  expect(pushed.components?.map(({ name, schema }) => ({ name, schema }))).toEqual(
    wanted.components?.map(({ name, schema }) => ({ name, schema })),
  )
  expect(pushed.component_groups?.map(({ name }) => name)).toEqual(['Heroes'])
  expect(pushed.components?.[0]).toMatchObject({
    component_group_uuid: pushed.component_groups?.[0]?.uuid,
    internal_tags_list: [{ name: 'new' }],
    all_presets: [{ name: 'Dark', preset: { title: 'Dark' } }],
  })
})

test('stories are pulled and pushed; ids and references are those of the new space', async () => {
  await commandLine.run(source.url, 'stories', 'pull')
  await commandLine.run(target.url, 'stories', 'push', '--publish')
  const [folder, one, two] = await contents(target.url)
  expect([folder.full_slug, one.full_slug, two.full_slug]).toEqual(['keys', 'keys/one', 'keys/two'])
  expect(one.content).toMatchObject({ title: 'Uno', title__i18n__it: 'Primo' })
  expect(one.published).toBe(true)
  expect(two.content.related).toEqual([one.uuid])
  expect(two.content.body[0].link.id).toBe(one.uuid)
  const [, original] = await contents(source.url)
  expect(one.uuid).not.toBe(original.uuid)
})

test('a second push changes the stories that are there and adds none', async () => {
  const before = (await contents(target.url)).map((story) => story.id)
  await commandLine.run(target.url, 'stories', 'push')
  expect((await contents(target.url)).map((story) => story.id)).toEqual(before)
})

test('a migration rewrites the stories of a component', async () => {
  await commandLine.run(source.url, 'migrations', 'generate', 'hero')
  const file = join(commandLine.folder, '.storyblok', 'migrations', String(spaceId), 'hero.js')
  writeFileSync(file, "export default function (block) { block.title = 'Migrated'; return block }")
  await commandLine.run(source.url, 'migrations', 'run')
  const [, one, two] = await contents(source.url)
  expect(two.content.body[0].title).toBe('Migrated')
  expect(one.content.title).toBe('Uno')
})

test('datasources come over with their entries and dimensions', async () => {
  await commandLine.run(source.url, 'datasources', 'pull')
  await commandLine.run(target.url, 'datasources', 'push')
  const { data } = await managementClient(target.url).datasources.list()
  const dimension = required(data?.datasources?.[0]?.dimensions[0])
  const entries = await managementFetch(
    target.url,
    `datasource_entries?datasource_slug=labels&dimension=${dimension.id}`,
  )
  expect(entries.body.datasource_entries).toMatchObject([{ name: 'buy', value: 'Comprar', dimension_value: 'Buy' }])
})

test('languages are read and a file is pushed and pulled as an asset', async () => {
  expect(await commandLine.run(source.url, 'languages', 'pull')).toContain('Languages schema downloaded')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  writeFileSync(join(commandLine.folder, 'key.svg'), svg)
  await commandLine.run(source.url, 'assets', 'push', 'key.svg')
  const { body } = await managementFetch(source.url, 'assets')
  expect(body.assets).toMatchObject([{ short_filename: 'key.svg', content_length: svg.length }])
  await commandLine.run(source.url, 'assets', 'pull')
  const files = readdirSync(join(commandLine.folder, '.storyblok'), { recursive: true }).map(String)
  expect(files.filter((file) => file.endsWith('.svg'))).toHaveLength(1)
})

test('assets of a folder, private ones with a token, are pulled and pushed in bulk with their texts', async () => {
  const folder = required(
    (await managementClient(source.url).assetFolders.create({ body: { asset_folder: { name: 'Plans' } } })).data,
  )
  const upload = (name: string, isPrivate: boolean) =>
    managementClient(source.url).assets.create({
      body: {
        short_filename: name,
        asset_folder_id: required(folder.asset_folder).id,
        alt: name,
        is_private: isPrivate,
      },
      file: new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="2" height="${name.length}"/>`]),
    })
  await Promise.all([upload('open.svg', false), upload('private.svg', true)])
  await commandLine.run(source.url, 'assets', 'pull', '--asset-token', tokens.previewToken)
  expect(await commandLine.run(target.url, 'assets', 'push')).toContain('3 processed, 0 assets failed')
  const { body } = await managementFetch(target.url, 'assets?sort_by=short_filename:asc')
  const [{ id }] = (await managementFetch(target.url, 'asset_folders')).body.asset_folders
  expect(body.assets).toMatchObject([
    { short_filename: 'key.svg' },
    { short_filename: 'open.svg', alt: 'open.svg', asset_folder_id: id, is_private: false },
    { short_filename: 'private.svg', alt: 'private.svg', asset_folder_id: id, is_private: true },
  ])
})

test('a space without a shared library refuses a push into one with a sentence', async () => {
  const push = commandLine.run(target.url, 'assets', 'push', 'key.svg', '--target', 'shared', '--library', '7')
  await expect(push).rejects.toThrow('Library 7 is not accessible from space')
  const transfer = commandLine.run(target.url, 'assets', 'transfer', '1', '--folder-id', '7')
  await expect(transfer).rejects.toThrow('Not authorized to transfer into folder 7')
})

test('a schema in code is pushed once: a second push has nothing to change', async () => {
  const schema = `
    import { defineBlock, defineDatasource, defineField, defineFolder, defineSchema } from '@storyblok/schema'
    const folder = defineFolder({ name: 'Coded' })
    const colours = defineDatasource({ name: 'Colours', slug: 'colours', dimensions: [{ name: 'English', entry_value: 'en' }] })
    const coded = defineBlock({
      name: 'coded', display_name: 'Coded', is_root: false, is_nestable: true, folder,
      fields: [
        defineField('title', { type: 'text', required: true, translatable: true }),
        defineField('colour', { type: 'option', datasource: colours }),
      ],
    })
    export const schema = defineSchema({ blocks: { coded }, folders: { folder }, datasources: { colours } })
  `
  writeFileSync(join(commandLine.folder, 'schema.ts'), schema)
  const push = () => commandLine.run(source.url, 'schema', 'push', 'schema.ts', '--no-migrations')
  await push()
  const { components: pushed } = await components(source.url)
  expect(pushed?.find(({ name }) => name === 'coded')?.schema).toMatchObject({ colour: { datasource_slug: 'colours' } })
  expect(await push()).toContain('Everything up to date')
})
