import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { installPeer } from '../bench/compare/prepare-peer.ts'
import { root } from '../settings.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import { type Child, startChild, untilResponds } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'

/**
 * The vendor's starters for Next, Astro and Nuxt on the embedded stack, which starts from an export of the vendor's command line. Each
 * project differs from the vendor's in its addresses (scripts/local-stack/README.md says which). Its page shows the demo content, and in
 * the embedded editor a text follows each key stroke without a save; no request goes to the vendor. The packages are those of the peers
 * of `npm run bench -- --compare`.
 */
const sources = join(import.meta.dirname, 'foreign')
const firstPort = Number(process.env['DRILL_PORTS'] || 5200)
const siteUrl = `http://localhost:${firstPort}`
const editorUrl = `http://localhost:${firstPort + 5}`
const contentUrl = `http://localhost:${firstPort + 10}`

/** Each with its development server, as arguments of Node. */
const projects = [
  { project: 'next', server: ['node_modules/next/dist/bin/next', 'dev', '-H', 'localhost', '-p', String(firstPort)] },
  {
    project: 'astro',
    server: ['node_modules/astro/bin/astro.mjs', 'dev', '--host', 'localhost', '--port', String(firstPort)],
  },
  {
    project: 'nuxt',
    server: ['node_modules/nuxt/bin/nuxt.mjs', 'dev', '--host', 'localhost', '--port', String(firstPort)],
  },
] as const

const addresses = {
  STORYBLOK_TOKEN: 'local-preview',
  STORYBLOK_ENDPOINT: `${contentUrl}/v2`,
  STORYBLOK_EDITOR: editorUrl,
}

/** Next shows its pages only the variables with its prefix; the others are told to send nothing about their use. */
const environment = {
  ...Object.fromEntries(Object.entries(addresses).map(([name, value]) => [`NEXT_PUBLIC_${name}`, value])),
  ...addresses,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'development',
}

const data = join(root, '.data/foreign/stack')
await rm(data, { recursive: true, force: true })
const browser = await openBrowser()
endOnSignal(() => browser.close())
const stack = startStack()
endOnSignal(stack.stop)
try {
  await untilResponds(`${editorUrl}/healthz`, stack)
  for (const one of projects) await tryProject(one)
} catch (error) {
  process.stderr.write(`${stack.lastLines.join('\n')}\n`)
  throw error
} finally {
  await browser.close()
  await stack.stop()
}

function startStack(): Child {
  const ports = { content: 10, editor: 5, identity: 11, search: 12, mail: 13, 'mail-web': 14 }
  const args = [
    join(root, 'scripts/local-stack/start.ts'),
    `--data=${data}`,
    `--editor-build=${join(root, '.data/editor')}`,
    `--from=${join(sources, 'export')}`,
    `--preview=${siteUrl}/`,
    ...Object.entries(ports).map(([name, offset]) => `--${name}-port=${firstPort + offset}`),
  ]
  return startChild({ name: 'stack', command: process.execPath, args, env: {} })
}

async function tryProject({ project, server }: (typeof projects)[number]): Promise<void> {
  const folder = join(root, '.data/foreign', project)
  await mkdir(folder, { recursive: true })
  await installPeer(project, folder)
  await cp(join(sources, project), folder, { recursive: true })
  const site = startChild({ name: project, command: process.execPath, args: server, cwd: folder, env: environment })
  endOnSignal(site.stop)
  try {
    await untilResponds(siteUrl, site)
    const page = await browser.newPage({ locale: 'en-GB' })
    await judge(project, page)
    await page.close()
  } catch (error) {
    process.stderr.write(`${site.lastLines.join('\n')}\n`)
    throw error
  } finally {
    await site.stop()
  }
}

/** @throws Error when a text is missing, does not follow the editor, or a request goes to the vendor */
async function judge(project: string, page: Page): Promise<void> {
  // A development server may show more: the toolbar of Astro loads a badge.
  const toVendor: string[] = []
  await page.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== 'localhost',
    async (route) => {
      const { hostname } = new URL(route.request().url())
      if (/(^|\.)storyblok\.com$/.test(hostname)) toVendor.push(route.request().url())
      await route.abort()
    },
  )
  await page.goto(siteUrl)
  for (const text of ['Hello world!', 'Feature 1', 'Feature 3']) await page.getByText(text).waitFor()
  await page.goto(`${editorUrl}/#/me/spaces/100001/stories/0/0/1?uid=demo-teaser&field=headline`)
  await page.getByText('Live', { exact: true }).waitFor({ timeout: 60_000 })
  const frame = page.frameLocator('#storyblok-preview')
  await page.locator('[id="1__headline-demo-teaser"]').fill('Typed, not saved')
  await frame.getByText('Typed, not saved').waitFor()
  await frame.getByText('Feature 2').click()
  await page.locator('[id="1__name-demo-feature-2"]').fill('Chosen on the page')
  await frame.getByText('Chosen on the page').waitFor()
  const stored = await fetch(`${contentUrl}/v2/cdn/stories/home?version=draft&token=local-preview&cv=1`)
  if (!(await stored.text()).includes('Hello world!')) throw new Error(`${project}: the editor saved the draft.`)
  if (toVendor.length > 0) throw new Error(`${project} requested ${toVendor.join(', ')}.`)
  process.stdout.write(`${project}: shows the export, and two texts as they were typed.\n`)
}
