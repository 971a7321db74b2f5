import { globSync } from 'node:fs'
import { copyFile, cp, glob, lstat, mkdir, readFile, readlink, symlink } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { z } from 'zod'
import { root } from '../../settings.ts'
import { imageEntries } from './image-entries.ts'

/**
 * Copies only the files that a container runs into an empty folder: those that the entries import, followed by file tracing, and
 * the built site with the files that the framework's own traces name. Packages that build and test the project are not among them, nor the
 * parts of the framework that only a build or the development server needs.
 *   node scripts/system/image/collect-files.ts /out
 */
const build = 'site/.next'

/** Parts of the build that only the next build needs, and maps for developers. */
const notServed = /^site\/\.next\/(cache|dev|diagnostics|standalone|types|trace\b)|\.nft\.json$|\.map$/

/** Imported under conditions that a production server never meets. */
const neverLoaded = [
  // Development: the framework's own server, its compilers, the variants of its bundles.
  /^node_modules\/next\/dist\/(docs|build\/(swc|webpack|babel)|compiled\/(webpack\/bundle5|babel|next-devtools))\b/,
  /\.dev\.js$/,
  // The picture optimizer, which is switched off (`images.unoptimized`).
  /^node_modules\/(sharp|@img)\//,
  /\.map$/,
]

/** Where the framework reads its configuration it looks up the modules of a bundler, of which it loads none. */
const lookedUp = 'node_modules/next/dist/compiled/{webpack/!(bundle5).js*,@babel/runtime/package.json}'

const [, , target] = process.argv
if (target === undefined)
  throw new Error('Name the folder to copy into: node scripts/system/image/collect-files.ts /out')

const files = new Set([
  ...(await tracedFrom(imageEntries)),
  ...(await tracedByBuild()),
  ...globSync(lookedUp, { cwd: root }),
])
await refuseDevelopment(files)
for (const file of files) await copy(file)
await cp(join(root, build), join(target, build), {
  recursive: true,
  // The build names packages by links that are relative to it.
  verbatimSymlinks: true,
  filter: (path) => !notServed.test(relative(root, path)),
})

/** Files that programs import, with packages and our own. Types are stripped, because the tracer reads JavaScript. */
async function tracedFrom(entries: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(root, entry)),
    {
      base: root,
      ignore: (path) => neverLoaded.some((one) => one.test(path)),
      readFile: async (path) => {
        const text = await readFile(path, 'utf8').catch(() => null)
        return text !== null && path.endsWith('.ts') && !path.includes('/node_modules/')
          ? stripTypeScriptTypes(text)
          : text
      },
    },
  )
  return [...fileList]
}

/** Files that the pages of the build import or look up by name, and that the bundler left where they are. */
async function tracedByBuild(): Promise<string[]> {
  const traces = z.object({ files: z.array(z.string()) })
  const traced: string[] = []
  for await (const name of glob('{*,server/**/*}.nft.json', { cwd: join(root, build) })) {
    const trace = join(root, build, name)
    const { files: named } = traces.parse(JSON.parse(await readFile(trace, 'utf8')))
    traced.push(...named.map((file) => relative(root, join(dirname(trace), file))))
  }
  return traced.filter((file) => !file.startsWith(build) && !neverLoaded.some((one) => one.test(file)))
}

/**
 * Refuses packages that run and are missing after `npm ci --omit=dev`.
 * @throws Error that names the packages
 */
async function refuseDevelopment(traced: ReadonlySet<string>): Promise<void> {
  const lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
  const { packages } = lock.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const names = new Set([...traced].map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? ''))
  const wrong = [...names].filter((name) => packages[name]?.dev)
  if (wrong.length > 0) throw new Error(`These packages run, and are dependencies of development: ${wrong.join(', ')}.`)
}

async function copy(file: string): Promise<void> {
  const [from, to] = [join(root, file), join(target ?? '', file)]
  await mkdir(dirname(to), { recursive: true })
  if ((await lstat(from)).isSymbolicLink()) await symlink(await readlink(from), to)
  else await copyFile(from, to)
}
