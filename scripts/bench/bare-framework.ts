import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { type PageWeight, pageWeight } from './page-weight.ts'

const folder = join(root, 'scripts/bench/bare')
const next = join(root, 'node_modules/.bin/next')
const variables = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/**
 * What the framework alone sends for a page: the same release as the site's, a project with one page.
 * @param port a free port of localhost
 * @throws Error when the project is not built, or does not answer within half a minute
 */
export async function bareFrameworkWeight(port: number): Promise<PageWeight> {
  await built()
  const server = spawn(next, ['start', '--hostname', 'localhost', '--port', String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...variables },
  })
  try {
    return await whenAnswered(`http://localhost:${port}/`)
  } finally {
    server.kill()
  }
}

async function built(): Promise<void> {
  const build = spawn(next, ['build'], { cwd: folder, stdio: 'ignore', env: { ...process.env, ...variables } })
  const code = await new Promise((resolve) => build.once('exit', resolve))
  if (code !== 0) throw new Error(`next build failed in ${folder}.`)
}

async function whenAnswered(url: string, tries = 60): Promise<PageWeight> {
  try {
    return await pageWeight(url)
  } catch (error) {
    if (tries === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 500))
    return whenAnswered(url, tries - 1)
  }
}
