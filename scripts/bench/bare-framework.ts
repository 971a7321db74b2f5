import { join } from 'node:path'
import { root } from '../settings.ts'
import { startChild, untilResponds } from '../system/child.ts'
import { type PageWeight, pageWeight } from './load/page-weight.ts'

const folder = join(root, 'scripts/bench/bare')

/**
 * The weight of a page of the framework alone: the same release as the site's, a project with one page.
 * @param port a free port of localhost
 * @throws Error with the end of the output when the build fails; when the server does not respond within half a minute
 */
export async function bareFrameworkWeight(port: number): Promise<PageWeight> {
  await build()
  const url = `http://localhost:${port}/`
  const server = startNext(['start', '--hostname', 'localhost', '--port', String(port)])
  try {
    await untilResponds(url, server, 30)
    return await pageWeight(url)
  } finally {
    await server.stop()
  }
}

async function build(): Promise<void> {
  const lines: string[] = []
  const { code } = await startNext(['build'], (line) => lines.push(line)).ended
  if (code !== 0) throw new Error(`next build failed in ${folder}.\n${lines.slice(-40).join('\n')}`)
}

function startNext(args: readonly string[], onLine?: (line: string) => void) {
  return startChild({
    name: 'the framework alone',
    command: join(root, 'node_modules/.bin/next'),
    args,
    cwd: folder,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    onLine,
  })
}
