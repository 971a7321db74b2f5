import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'
import { safeParsed } from '../safe-parsed.ts'
import { checkReferences } from './check-references.ts'
import {
  exportedAsset,
  exportedComponent,
  exportedDatasource,
  exportedFolder,
  exportedLanguages,
  exportedPreset,
  exportedStory,
  exportedTag,
  type Row,
  type SpaceExport,
} from './export-rows.ts'

const kinds = ['components', 'stories', 'assets', 'datasources', 'languages'] as const

/**
 * Reads what `storyblok components|stories|assets|datasources|languages pull` has written.
 * @param folder the `.storyblok` folder, the project around it, or the folder given to the command line with `--path`
 * @throws Error that names the file and the field that is wrong
 */
export async function readExport(folder: string): Promise<SpaceExport> {
  const root = (await isFolder(join(folder, '.storyblok'))) ? join(folder, '.storyblok') : folder
  const found = await Promise.all(kinds.map((kind) => spaceFolder(join(root, kind))))
  if (found.every((path) => path === undefined))
    throw new Error(`${folder} is no export: it has none of the folders ${kinds.join(', ')}.`)
  const [components, stories, assets, datasources, languages] = await Promise.all(found.map(jsonFiles))
  const space: SpaceExport = {
    languages: await rowsOf(exportedLanguages, languages),
    ...(await readComponents(components)),
    datasources: await rowsOf(exportedDatasource, datasources),
    assetFolders: await rowsOf(exportedFolder, await jsonFiles(found[2] && join(found[2], 'folders'))),
    assets: await withBytes(await rowsOf(exportedAsset, assets)),
    stories: await rowsOf(exportedStory, stories),
  }
  checkReferences(space)
  return space
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** The command line writes each kind below the number of its space. */
async function spaceFolder(kind: string): Promise<string | undefined> {
  if (!(await isFolder(kind))) return undefined
  const spaces = (await readdir(kind, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const [space, ...others] = spaces.map(({ name }) => name)
  if (others.length > 0) throw new Error(`${kind} has several spaces (${[space, ...others].join(', ')}): leave one.`)
  return space === undefined ? undefined : join(kind, space)
}

async function jsonFiles(folder: string | undefined): Promise<string[]> {
  if (folder === undefined || !(await isFolder(folder))) return []
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name))
}

/** The rows of files; a file has one row or a list of them. */
async function rowsOf<Schema extends z.ZodType>(schema: Schema, files: readonly string[] = []): Promise<Row<Schema>[]> {
  const rows = files.map(async (file) => {
    const value = await readJson(file)
    const parsed = safeParsed(Array.isArray(value) ? z.array(schema) : schema.transform((row) => [row]), value)
    if (!parsed.success)
      throw new Error(`${file} is not as the command line writes it:\n${z.prettifyError(parsed.error)}`)
    return parsed.data.map((row) => Object.assign({}, row, { file }))
  })
  return (await Promise.all(rows)).flat()
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** `--separate-files` writes a file for each component and `<component>.presets.json` beside it; `--suffix` adds a word. */
async function readComponents(files: readonly string[] = []) {
  const byKind = Map.groupBy(files, (file) => {
    const words = basename(file).split('.').slice(0, 2)
    return ['groups', 'tags', 'presets'].find((kind) => words.includes(kind)) ?? 'components'
  })
  return {
    groups: await rowsOf(exportedFolder, byKind.get('groups')),
    tags: await rowsOf(exportedTag, byKind.get('tags')),
    presets: await rowsOf(exportedPreset, byKind.get('presets')),
    components: await rowsOf(exportedComponent, byKind.get('components')),
  }
}

async function withBytes(assets: readonly Row<typeof exportedAsset>[]): Promise<SpaceExport['assets']> {
  return await Promise.all(
    assets.map(async (asset) => {
      const bytes = asset.file.replace(/\.json$/, extname(new URL(asset.filename).pathname))
      if (
        !(await stat(bytes).then(
          () => true,
          () => false,
        ))
      )
        throw new Error(`${asset.file} describes a file that is not beside it: ${basename(bytes)}.`)
      return { ...asset, bytes }
    }),
  )
}
