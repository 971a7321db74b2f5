import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadExport } from 'local-stack/export/load-export.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type LocalService,
  managementClient,
  managementFetch,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'
import { type CommandLine, officialCommandLine } from '../support/official-command-line.ts'

let source: LocalService
let target: LocalService
const commandLines: CommandLine[] = []

beforeAll(async () => {
  source = await startLocalService()
  target = await startLocalService()
  await fill(source.url)
})

afterAll(async () => {
  for (const commandLine of commandLines) commandLine.remove()
  await Promise.all([source.remove(), target.remove()])
})

const address = (url: string) => ({ contentUrl: url, spaceId, managementToken: tokens.managementToken })

const create = async (path: string, body: unknown) =>
  (await managementFetch(source.url, path, { method: 'POST', body })).body

/** A space with something of every kind that the command line pulls. */
async function fill(url: string): Promise<void> {
  const languages = [{ code: 'it', name: 'Italiano' }]
  await managementFetch(url, '', { method: 'PUT', body: { space: { default_lang_name: 'Español', languages } } })
  const media = await fillAssets(url)
  const outer = (await create('component_groups', { component_group: { name: 'Heroes' } })).component_group
  const group = { name: 'Small', parent_id: outer.id }
  const inner = (await create('component_groups', { component_group: group })).component_group
  const tag = (await create('internal_tags', { internal_tag: { name: 'new' } })).internal_tag
  const hero = {
    name: 'hero',
    display_name: 'Hero',
    component_group_uuid: inner.uuid,
    internal_tag_ids: [tag.id],
    schema: { title: { type: 'text', pos: 0 }, media: { type: 'asset', pos: 1 } },
  }
  const { component } = await create('components', { component: hero })
  const body = { type: 'bloks', pos: 1, restrict_components: true, restrict_type: 'groups' }
  const page = {
    title: { type: 'text', pos: 0, translatable: true },
    body: { ...body, component_group_whitelist: [outer.uuid] },
    tagged: { ...body, pos: 2, restrict_type: 'tags', component_tag_whitelist: [tag.id] },
  }
  await create('components', { component: { name: 'page', is_root: true, schema: page } })
  const values = { title: 'Dark', media }
  const { preset } = await create('presets', {
    preset: { name: 'Dark', component_id: component.id, preset: values, image: media.filename },
  })
  await managementFetch(url, `components/${component.id}`, {
    method: 'PUT',
    body: { component: { preset_id: preset.id } },
  })
  const labels = { name: 'Labels', slug: 'labels', dimensions_attributes: [{ name: 'English', entry_value: 'en' }] }
  const { datasource } = await create('datasources', { datasource: labels })
  await create('datasource_entries', {
    datasource_entry: { name: 'buy', value: 'Comprar', dimension_value: 'Buy', datasource_id: datasource.id },
    dimension_id: datasource.dimensions[0].id,
  })
  await fillStories(media)
}

/** @returns the picture as content stores it */
async function fillAssets(url: string) {
  const outer = (await create('asset_folders', { asset_folder: { name: 'Plans' } })).asset_folder
  const inner = (await create('asset_folders', { asset_folder: { name: 'Old', parent_id: outer.id } })).asset_folder
  const { assets } = managementClient(url)
  const picture = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const body = { short_filename: 'key.png', asset_folder_id: inner.id, alt: 'A key', focus: '1x1:2x2' }
  const { id, filename } = await assets.create({ body, file: new Blob([new Uint8Array(picture)]) })
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'])
  await assets.create({ body: { short_filename: 'plan.svg', is_private: true }, file: drawing })
  return { id, filename, fieldtype: 'asset', alt: 'A key' }
}

async function fillStories(media: { id: number; filename: string }): Promise<void> {
  const story = async (fields: object, publish = 1) => (await create('stories', { story: fields, publish })).story
  const keys = await story({ name: 'Keys', slug: 'keys', is_folder: true }, 0)
  const home = { component: 'page', _uid: 'p0', title: 'Llaves', title__i18n__it: 'Chiavi' }
  await story({ name: 'All', slug: 'keys', parent_id: keys.id, is_startpage: true, content: home })
  const one = await story({
    name: 'One',
    slug: 'one',
    parent_id: keys.id,
    tag_list: ['old'],
    path: 'keys/number-one',
    sort_by_date: '2026-01-02T00:00:00.000Z',
    translated_slugs_attributes: [{ lang: 'it', slug: 'uno', name: 'Uno' }],
    content: { component: 'page', _uid: 'p1', title: 'Uno' },
  })
  const link = { fieldtype: 'multilink', linktype: 'story', id: one.uuid, url: '', cached_url: one.full_slug }
  const image = { type: 'image', attrs: { id: media.id, src: `${media.filename}/m/200x0`, alt: '' } }
  const body = [{ component: 'hero', _uid: 'h1', title: 'Hola', media, link, text: { type: 'doc', content: [image] } }]
  await story({ name: 'Two', slug: 'two', parent_id: keys.id, content: { component: 'page', _uid: 'p2', body } })
  await story({ name: 'Draft', slug: 'draft', content: { component: 'page', _uid: 'p3', title: 'No' } }, 0)
}

/** Pulls everything from a service. @returns the folder of the files */
async function pull(url: string): Promise<string> {
  const commandLine = officialCommandLine()
  commandLines.push(commandLine)
  for (const kind of ['components', 'stories', 'datasources', 'languages']) await commandLine.run(url, kind, 'pull')
  await commandLine.run(url, 'assets', 'pull', '--asset-token', tokens.previewToken)
  return join(commandLine.folder, '.storyblok')
}

/** What two pulls may differ in: times, versions, signatures, and numbers that a space gives. */
const givenBySpace =
  /^(created_at|updated_at|published_at|preview_token|\w+_version_id|parent_id|component_id|preset_id)$|^\w*_ids$/

/** Every file with its text; ids, uuids, times and addresses are replaced by what they name. */
function comparable(folder: string): Record<string, unknown> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('reports'))
    .map((entry) => join(entry.parentPath, entry.name))
  const names = namesOfUuids(files)
  const stable = (text: string) =>
    text
      .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (uuid) => names.get(uuid) ?? uuid)
      .replace(/http:\/\/localhost:\d+\/f\/\d+\/([^/]+)\/[^/]+\//g, '/f/$1/')
  const read = (file: string): unknown => {
    if (!file.endsWith('.json')) return readFileSync(file, 'base64')
    return JSON.parse(stable(readFileSync(file, 'utf8')), (key, value) => {
      if (givenBySpace.test(key) || (/^(id|asset_folder_id)$/.test(key) && typeof value === 'number')) return undefined
      return value
    })
  }
  return Object.fromEntries(
    files.map((file) => [stable(file.slice(folder.length)).replace(/_\d+(?=\.)/, ''), read(file)]),
  )
}

function namesOfUuids(files: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    for (const row of [JSON.parse(readFileSync(file, 'utf8'))].flat())
      if (row.uuid) names.set(row.uuid, row.full_slug ?? row.name)
  }
  return names
}

test('a space that starts from a pull is pulled with the same files, but for times and the numbers that it gives', async () => {
  const first = await pull(source.url)
  expect(await loadExport(first, address(target.url))).toBe(5)
  const [before, after] = [comparable(first), comparable(await pull(target.url))]
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining([
      '/stories/100001/two_keys/two.json',
      '/assets/100001/key.png',
      '/assets/100001/plan.svg',
      '/components/100001/presets.json',
    ]),
  )
  expect(after).toEqual(before)
})

test('content names the files and stories of the new space', async () => {
  const { body } = await managementFetch(target.url, 'stories?by_slugs=keys/one,keys/two&sort_by=slug:asc')
  const [one, two] = body.stories
  const { story } = (await managementFetch(target.url, `stories/${two.id}`)).body
  const [hero] = story.content.body
  expect(hero.link.id).toBe(one.uuid)
  const { assets } = (await managementFetch(target.url, 'assets?search=key')).body
  expect([hero.media.id, hero.text.content[0].attrs.id]).toEqual([assets[0].id, assets[0].id])
  expect(hero.media.filename).toMatch(new RegExp(`^${target.url}/f/`))
  expect((await fetch(hero.media.filename)).status).toBe(200)
  expect((await fetch(hero.text.content[0].attrs.src)).status).toBe(200)
})

test('a folder of separate files per component and datasource is read as well', async () => {
  const commandLine = officialCommandLine()
  commandLines.push(commandLine)
  for (const kind of ['components', 'datasources']) await commandLine.run(source.url, kind, 'pull', '--separate-files')
  const third = await startLocalService()
  await loadExport(commandLine.folder, address(third.url))
  const { components } = (await managementFetch(third.url, 'components')).body
  const { datasources } = (await managementFetch(third.url, 'datasources')).body
  await third.remove()
  expect(components).toMatchObject([{ name: 'hero', all_presets: [{ name: 'Dark' }] }, { name: 'page' }])
  expect(datasources).toMatchObject([{ slug: 'labels' }])
})
