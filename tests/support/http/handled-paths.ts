import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../site')

/**
 * An address of every handler below `/api` and the methods that it takes, from the text of the rows (`site/handlers`, `site/features`): their types would
 * bring the whole site into those of the tests.
 */
export const handledPaths: readonly { path: string; methods: readonly string[] }[] = globSync(
  ['handlers/*-handlers.ts', 'features/*/handlers.ts'],
  {
    cwd: folder,
  },
).flatMap((file) => {
  const [, ...rows] = readFileSync(join(folder, file), 'utf8').split(/\bpath: (?=')/)
  return rows.map((row) => {
    const [, pattern = ''] = /^'([^']+)'/.exec(row) ?? []
    const methods = ['GET', 'POST'].filter((method) => new RegExp(`\\b${method}:`).test(row))
    return { path: `/api/${pattern.replaceAll(/:\w+|\*/g, 'a')}`, methods }
  })
})
