import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../settings.ts'
import { withBuildLock } from './served-build.ts'

/**
 * Builds the site through turbo, which does nothing when no source changed since the last build. No process serves the folder that
 * is built into (`served-build.ts`), and no other command builds into it at the same time.
 * @param signal ends the build, with all that it has started
 * @throws Error with the end of the build's output
 */
export async function buildSite(signal?: AbortSignal): Promise<void> {
  await withBuildLock(() => runBuild(signal), { signal })
}

async function runBuild(signal?: AbortSignal): Promise<void> {
  const lines: string[] = []
  const child = spawn(join(root, 'node_modules/.bin/turbo'), ['run', 'build', '--filter=site'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' },
    signal,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  if (code !== 0) throw new Error(`The build failed.\n${lines.join('').slice(-6000)}`)
}

/** Folder of the standalone output, beside that of the build which is served. */
export const standaloneFolder = '.next-standalone'

/**
 * Builds the framework's standalone output beside the build that is served.
 * @returns path of its server
 * @throws Error with the end of the build's output
 */
export async function buildStandalone(): Promise<string> {
  const build = {
    SITE_OUTPUT: 'standalone',
    SITE_BUILD_FOLDER: standaloneFolder,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const options = { cwd: root, env: { ...process.env, ...build }, maxBuffer: 2 ** 26 }
  await withBuildLock(() => promisify(execFile)('npm', ['run', 'build', '--workspace=site'], options))
  return join(root, 'site', standaloneFolder, 'standalone/site/server.js')
}

/** The same in parallel to other work: an early failure is no unhandled rejection and reaches the caller that awaits it. */
export function buildBeside(signal?: AbortSignal): Promise<void> {
  const built = buildSite(signal)
  built.catch(() => undefined)
  return built
}
