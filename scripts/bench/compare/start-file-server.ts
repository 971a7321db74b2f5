import { join } from 'node:path'
import { root } from '../../settings.ts'
import { type Child, startChild, untilResponds } from '../../system/child.ts'

/** Starts `serve-files.ts` on the pages of `saveAsFiles` and on the scripts and styles of our build. */
export async function startFileServer(folder: string, port: number, paths: readonly string[]): Promise<Child> {
  const server = join(import.meta.dirname, 'serve-files.ts')
  const child = startChild({
    name: 'node-files',
    command: process.execPath,
    args: [server, String(port), join(folder, 'pages'), join(root, 'site/.next/static'), ...paths],
    env: { NODE_ENV: 'production' },
    onLine: () => undefined,
  })
  await untilResponds(`http://localhost:${port}/`, child, 10)
  return child
}
