import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The sources that run in production, relative to the project: no tests, no generated files. */
export async function productSources(): Promise<string[]> {
  const paths = await productFiles()
  return paths.filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
}

/** The style sheets of the product, relative to the project. */
export async function productStyles(): Promise<string[]> {
  const paths = await productFiles()
  return paths.filter((path) => path.endsWith('.css'))
}

async function productFiles(): Promise<string[]> {
  const found = await Promise.all(
    ['site', 'component-schemas', 'cms-plugin'].map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => `${folder}/${path}`),
    ),
  )
  return found.flat().filter((path) => !/(^|\/)(node_modules|\.next[^/]*|\.turbo|messages)\//.test(path))
}
