import { join } from 'node:path'
import { root } from 'scripts/settings.ts'
import { lingui } from 'site/server/build/vite-lingui.ts'
import { build, type Rolldown } from 'vite'

/**
 * A module of the site with all it imports as one plain script, which leaves its exports in a variable.
 * @param file path from the root of the repository
 */
export async function bundleForBrowsers(file: string, variable: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(root, 'site'),
    logLevel: 'error',
    plugins: [lingui()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry: join(root, file), formats: ['iife'], name: variable } },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  const code = first?.output.find((part) => part.type === 'chunk')?.code
  if (code === undefined) throw new Error(`${file} could not be bundled`)
  return code
}
