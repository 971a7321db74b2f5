import { join } from 'node:path'
import { exitCodes } from '../schemas/command-line.ts'
import { root, type Settings } from '../settings.ts'
import { type OnLine, startChild } from './child.ts'
import { compileCatalogues } from './compile-catalogues.ts'
import { watchSources } from './watch-sources.ts'

type Development = { settings: Settings; onLine: OnLine }

/**
 * Handles edits that the framework does not watch: compiles interface texts, which reloads the page, and pushes schemas
 * into the embedded space.
 * @returns a function that ends it
 */
export async function watchDevelopment({ settings, onLine }: Development): Promise<() => void> {
  const failed = (name: string) => (error: unknown) =>
    onLine(`${name} | ${error instanceof Error ? error.message : String(error)}`, 'stderr')
  const endings = await Promise.all([
    watchSources({
      folder: join(root, 'site/messages'),
      isWatched: (path) => path.endsWith('.po'),
      onChange: async () => {
        await compileCatalogues()
        onLine('messages | compiled', 'stdout')
      },
      onError: failed('messages'),
    }),
    watchSources({
      folder: join(root, 'component-schemas'),
      isWatched: (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
      onChange: () => pushEdited(settings, onLine),
      onError: failed('schemas'),
    }),
  ])
  return () => {
    for (const end of endings) end()
  }
}

/**
 * Runs in a separate process, because this one has loaded the schemas already. Unsafe changes are reported and not sent,
 * as at a start; the rest is sent.
 */
async function pushEdited(settings: Settings, onLine: OnLine): Promise<void> {
  const code = await push([], settings, onLine)
  if (code === exitCodes.refused || code === exitCodes.needsMigration) await push(['--expand'], settings, onLine)
}

async function push(flags: readonly string[], settings: Settings, onLine: OnLine): Promise<number | null> {
  const child = startChild({
    name: 'The push of schemas',
    command: process.execPath,
    args: [join(root, 'scripts/schemas/push.ts'), ...flags],
    cwd: root,
    env: {
      CONTENT_MANAGEMENT_URL: `http://localhost:${settings.CONTENT_PORT}`,
      CONTENT_MANAGEMENT_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
      SPACE_ID: String(settings.SPACE_ID),
      DATA_FOLDER: settings.DATA_FOLDER,
    },
    onLine: (line, stream) => onLine(`schemas | ${line}`, stream),
  })
  return (await child.ended).code
}
