import { join } from 'node:path'
import { root } from '../../settings.ts'
import { type Child, startChild, untilResponds } from '../../system/child.ts'

type Files = {
  /** Name of the contestant. */
  name: string
  /** Folder of the pages, which `saveAsFiles` has written. */
  pages: string
  paths: readonly string[]
}

/** Starts `serve-files.ts` on pages, and on the scripts and styles of our build. */
export async function startFileServer({ name, pages, paths }: Files, port: number): Promise<Child> {
  const server = join(import.meta.dirname, 'serve-files.ts')
  const child = startChild({
    name,
    command: process.execPath,
    args: [server, String(port), pages, join(root, 'site/.next/static'), ...paths],
    env: { NODE_ENV: 'production' },
  })
  await untilResponds(`http://localhost:${port}/`, child, 10)
  return child
}
