import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layerOverrides } from './layer-overrides.ts'
import { layers } from './layers.ts'
import { packageOwners } from './package-owners.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

type Finding = { filename: string; code: string }

/** A violation of each rule of each layer: one planted file a rule. */
function violations(): { file: string; code: string; rule: string }[] {
  return layers.flatMap(({ folder, mayImport, refusedPackages = {} }) => {
    const planted = [{ rule: 'a foreign folder', code: foreignImport(folder, mayImport) }]
    for (const name of Object.keys(refusedPackages)) planted.push({ rule: name, code: `import '${name}'` })
    if (folder.startsWith('site/')) {
      const owned = Object.entries(packageOwners).find(([, owners]) => !owners.includes(folder))
      if (owned) planted.push({ rule: `the vendor package ${owned[0]}`, code: `import '${owned[0]}'` })
    }
    if (!/^site\/(page-kinds(\/extranet)?|features\/.*)$/.test(folder))
      planted.push({ rule: 'a loader', code: "import '#load/generic'" })
    return planted.map(({ rule, code }, index) => ({ rule, code, file: `${folder}/planted-${index}.ts` }))
  })
}

/** An import of a folder of which the layer may import nothing. */
function foreignImport(folder: string, mayImport: readonly string[]): string {
  const allowed = [folder, ...mayImport]
  const foreign = ['content', 'blocks', 'server/middleware', 'server/security'].find(
    (name) => !allowed.some((one) => `${one}/`.startsWith(`site/${name}/`)),
  )
  return `import '#site/${foreign}/anything.ts'`
}

describe('the layer rules', () => {
  let folder: string
  let findings: Finding[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'planted-'))
    for (const { file, code } of violations()) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), code)
    }
    const config = join(folder, '.oxlintrc.json')
    await writeFile(config, JSON.stringify({ overrides: layerOverrides() }))
    const { stdout } = await run(join(root, 'node_modules/.bin/oxlint'), ['-c', config, '-f', 'json', '.'], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error)
    findings = (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(violations())('$file is caught importing $rule', ({ file }) => {
    const caught = findings.filter(({ filename, code }) => filename === file && code.includes('no-restricted-imports'))
    expect(caught).not.toHaveLength(0)
  })
})

test('every folder of site that is a layer has a row', async () => {
  const known = new Set(layers.map(({ folder }) => folder))
  const withoutRow = new Set(['site/app', 'site/node_modules', 'site/server/build', 'site/server/process'])
  const missing: string[] = []
  for (const name of await foldersIn('site')) {
    const inside = ['site/server', 'site/browser', 'site/features'].includes(name) ? await foldersIn(name) : [name]
    missing.push(...inside.filter((folder) => !known.has(folder) && !withoutRow.has(folder)))
  }
  expect(missing).toEqual([])
})

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return folders.map(({ name }) => `${folder}/${name}`)
}

test('a relative import never leaves its layer', async () => {
  const escapes: string[] = []
  for (const { folder } of layers) {
    for (const file of await sourcesIn(join(root, folder))) {
      const source = await readFile(file, 'utf8')
      for (const [, target = ''] of source.matchAll(/from '(\.\.?\/[^']+)'/g)) {
        const reached = relative(join(root, folder), resolve(dirname(file), target))
        if (reached.startsWith('..')) escapes.push(`${relative(root, file)} imports ${target}`)
      }
    }
  }
  expect(escapes.filter((escape) => !allowedEscapes.some((allowed) => escape.startsWith(allowed)))).toEqual([])
})

test('the vendor’s live-edit action and the components that bring it are never imported', async () => {
  const forbidden = /import[^;]*\b(StoryblokStory|StoryblokServerStory|liveEditUpdateAction)\b/
  const offenders: string[] = []
  for (const folder of ['site', 'component-schemas', 'scripts']) {
    for (const file of await sourcesIn(join(root, folder))) {
      if (forbidden.test(await readFile(file, 'utf8'))) offenders.push(relative(root, file))
    }
  }
  expect(offenders).toEqual([])
})

/** Scripts share one settings module; every command reads its addresses there. */
const allowedEscapes = [
  'scripts/schemas/',
  'scripts/seed/',
  'scripts/search/',
  'scripts/report/report/',
  // Lingui reads its configuration without the imports of the package.
  'site/messages/lingui.config.ts',
  'site/messages/known.config.ts',
]

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|\.next/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name))
}
