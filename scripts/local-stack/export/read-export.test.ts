import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readExport } from './read-export.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Writes files of an export, each value as JSON, a text as it is. */
async function writeExport(files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [name, value] of Object.entries(files)) {
    const file = join(folder, '.storyblok', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value))
  }
}

const story = { id: 1, uuid: 'u', name: 'Home', slug: 'home', full_slug: 'home', content: { component: 'page' } }
const asset = { id: 4, filename: 'https://a.storyblok.com/f/7/1x1/ab/key.png' }

test.each([
  {
    what: 'text that is no JSON',
    files: { 'stories/7/home_u.json': '{"id": 1,' },
    sentence: /home_u\.json is no JSON/,
  },
  {
    what: 'a field of another kind',
    files: { 'stories/7/home_u.json': { ...story, slug: 5 } },
    sentence: /home_u\.json[^]*expected string, received number[^]*at slug/,
  },
  {
    what: 'a story without a content type',
    files: { 'stories/7/home_u.json': { ...story, content: {} } },
    sentence: /home_u\.json[^]*content type[^]*at content\.component/,
  },
  {
    what: 'a row of a list',
    files: { 'components/7/components.json': [{ id: 1, name: 'page' }] },
    sentence: /components\.json[^]*at \[0\]\.schema/,
  },
  {
    what: 'a story in a folder that is missing',
    files: { 'stories/7/home_u.json': { ...story, parent_id: 9 } },
    sentence: /home_u\.json: parent_id is 9, which the export does not have/,
  },
  {
    what: 'a block of a group that is missing',
    files: { 'components/7/components.json': [{ id: 1, name: 'page', schema: {}, component_group_uuid: 'g' }] },
    sentence: /components\.json: component_group_uuid of page is g, which the export does not have/,
  },
  {
    what: 'a description without its file',
    files: { 'assets/7/key_4.json': asset },
    sentence: /key_4\.json describes a file that is not beside it: key_4\.png/,
  },
  {
    what: 'two spaces in one folder',
    files: { 'stories/7/home_u.json': story, 'stories/8/home_u.json': story },
    sentence: /several spaces \(7, 8\)/,
  },
  { what: 'a folder that is no export', files: { 'notes.json': {} }, sentence: /is no export/ },
])('refuses $what with the file and the field', async ({ files, sentence }) => {
  await writeExport(files)
  await expect(readExport(folder)).rejects.toThrow(sentence)
})
