import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { startChild } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'

const site = join(root, 'site')

/** Folder beside that of the first build (`site/server/configuration/env.ts`). */
const folder = '.next-drill'

export type SecondBuild = {
  /** Variables of an instance that runs this build. */
  extra: Readonly<Record<string, string>>
  remove: () => Promise<void>
}

/**
 * Builds the site a second time with other names for all files, as if everything had changed. The first build must
 * exist, because it has compiled the messages.
 * @throws Error with the end of the output when the build fails
 */
export async function makeSecondBuild(): Promise<SecondBuild> {
  const remove = () => rm(join(site, folder), { recursive: true, force: true })
  endOnSignal(remove)
  await run('node_modules/next/dist/bin/next', 'build')
  await run('site/server/build/compress-files.ts')
  return {
    extra: { SITE_BUILD_FOLDER: folder },
    remove,
  }
}

async function run(script: string, ...args: string[]): Promise<void> {
  const { ended, lastLines, stop } = startChild({
    name: 'The second build',
    command: process.execPath,
    args: [join(root, script), ...args],
    cwd: site,
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_HASH_SALT: 'drill',
      BUILD_ID: 'drill',
      SITE_BUILD_FOLDER: folder,
    },
  })
  endOnSignal(stop)
  const { code } = await ended
  if (code !== 0) throw new Error(`The second build failed.\n${lastLines.join('\n')}`)
}
