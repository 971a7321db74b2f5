import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runtimePart } from '#site/server/runtime.ts'

/**
 * Which server the process runs in: the site's own (`server/main.ts`), which has the page cache, or the framework's (`next start`, or
 * `server.js` of the standalone output), which renders each page for its request.
 */
export type Hosting = 'own' | 'node'

const hosting = runtimePart('hosting', (): { by: Hosting } => ({ by: 'node' }))

/** The site's own server calls this before it opens the framework. */
export function noteOwnServer(): void {
  hosting().by = 'own'
}

export function hostedBy(): Hosting {
  return hosting().by
}

const starts = { own: 'node site/server/main.ts', node: 'npx next start site' } as const satisfies Record<
  Hosting,
  string
>

/**
 * @param named the variable HOSTING; undefined: either server may run
 * @throws Error that says what to do where the process runs in the other server
 */
export function requireHosting(named: Hosting | undefined): void {
  const by = hostedBy()
  if (named === undefined || named === by) return
  throw new Error(
    `The site cannot start: HOSTING is ${named}, and this is "${starts[by]}". ` +
      `Start it with "${starts[named]}", or remove HOSTING (docs/hosts.md).`,
  )
}

/**
 * The folder of the site in a process of the framework's server, which is started in it or in the project, and whose bundles know no
 * folder of their own.
 * @throws Error where neither has a build
 */
export function servedFolder(current = process.cwd(), build = process.env['SITE_BUILD_FOLDER'] || '.next'): string {
  const found = [current, join(current, 'site')].find((folder) => existsSync(join(folder, build, 'BUILD_ID')))
  if (found) return resolve(found)
  throw new Error(`The site cannot start: neither ${current} nor its folder site has a build. Start it in the project.`)
}
