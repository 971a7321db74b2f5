import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The sources that run in production, relative to the project: no tests, no generated files. */
export async function productSources(): Promise<string[]> {
  const found = await Promise.all(
    ['site', 'component-schemas', 'cms-plugin'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return found
    .flat()
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .filter((path) => !/(^|\/)(node_modules|\.next|\.turbo|messages)\//.test(path))
}
