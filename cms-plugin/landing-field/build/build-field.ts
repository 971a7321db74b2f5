import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, version } from 'vite'

const root = join(import.meta.dirname, '..', '..', '..')
const entry = join(root, 'cms-plugin', 'landing-field', 'main.tsx')

export type FieldBuild = {
  /** Origin of the CMS that may put the plugin into a page; messages of any other are dropped. */
  cmsOrigin: string
  /** Stories of the delivery API, `https://api.storyblok.com/v2/cdn/stories` or the region's. */
  storiesUrl: string
  /** Builds are kept here, one file for each state of sources and configuration. */
  folder: string
}

/**
 * The field plugin as the one script the CMS expects, styles included.
 * @returns its text; built only when sources or configuration changed
 */
export async function buildField({ cmsOrigin, storiesUrl, folder }: FieldBuild): Promise<string> {
  const mark = await hashOf([cmsOrigin, storiesUrl])
  const file = join(folder, `landing-field-${mark}.js`)
  const stored = await readFile(file, 'utf8').catch(() => undefined)
  if (stored !== undefined) return stored
  const script = await bundle({
    'process.env.NODE_ENV': '"production"',
    __CMS_ORIGIN__: JSON.stringify(cmsOrigin),
    __STORIES_URL__: JSON.stringify(storiesUrl),
  })
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.${process.pid}`, script)
  await rename(`${file}.${process.pid}`, file)
  return script
}

async function bundle(define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(root, 'cms-plugin'),
    logLevel: 'warn',
    plugins: [react(), styleInScript()],
    define,
    // With NODE_ENV of the calling process the script could need a development build of React.
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'landingField', fileName: 'landing-field' },
    },
  })
  const [{ output } = { output: [] }] = [built].flat() as { output: { type: string; code?: string }[] }[]
  const script = output.find(({ type }) => type === 'chunk')?.code
  if (script === undefined) throw new Error('The field plugin was built without a script.')
  return script
}

/** Puts the style sheet into the script: the CMS takes one file. */
function styleInScript(): Plugin {
  return {
    name: 'style-in-script',
    enforce: 'post',
    generateBundle(_, files) {
      const sheets = Object.values(files).filter(({ fileName }) => fileName.endsWith('.css'))
      const styles = sheets.map((sheet) => ('source' in sheet ? String(sheet.source) : '')).join('\n')
      for (const { fileName } of sheets) delete files[fileName]
      for (const part of Object.values(files)) {
        if (part.type !== 'chunk' || !part.isEntry) continue
        const sheet = JSON.stringify(styles)
        part.code = `document.head.append(Object.assign(document.createElement("style"),{textContent:${sheet}}));${part.code}`
      }
    },
  }
}

/** Changes with the sources of the plugin and of its checks, the packages, and the configuration. */
async function hashOf(configuration: readonly string[]): Promise<string> {
  const folders = [join(root, 'cms-plugin', 'landing-field'), join(root, 'component-schemas')]
  const files = (await Promise.all(folders.map(sourcesIn))).flat()
  const hash = createHash('sha256').update([version, ...configuration].join('\n'))
  for (const file of [...files.toSorted(), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 16)
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((one) => one.isFile() && /\.(ts|tsx|css|json)$/.test(one.name) && !/\.test\.tsx?$/.test(one.name))
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name))
}
