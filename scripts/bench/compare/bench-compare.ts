import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import { openBrowser } from '../../system/browser/open-browser.ts'
import { buildSite } from '../../system/build-site.ts'
import { type Child, startChild, untilResponds } from '../../system/child.ts'
import { startSystem } from '../../system/start-system.ts'
import { printTable, type Row } from '../print-table.ts'
import { type Contestant, type Measured, measureContestant } from './measure-contestant.ts'
import { ownEnd } from './own-end.ts'
import { type Peer, peers } from './peers.ts'
import { type ContentVariables, folderOf, preparePeer } from './prepare-peer.ts'
import { startFileServer } from './start-file-server.ts'
import { hasNginx, saveAsFiles, startNginx } from './start-nginx.ts'

const pages = {
  home: '/',
  product: '/productos/nor-1r',
  listing: '/productos',
  article: '/eventos-y-noticias/noticias-sobre-nosotras/manos-que-miden',
}

const way = { from: pages.home, to: pages.product, headline: 'NOR-1R' }

export const contestants: readonly string[] = ['ours', 'nginx', 'node-files', ...peers.map(({ name }) => name)]

type Compared = {
  settings: Settings
  /** Port on which peers listen, one after the other. */
  peerPort: number
  /** Folder for the page files that nginx serves. */
  folder: string
  /** Which contestants run; all when it is empty. */
  named: readonly string[]
  /** Installs, builds and fills the content service, and measures nothing. */
  isPreparing: boolean
}

/**
 * The same pages by our site, by plain peers, and as files by nginx and by Node, one after the other on one content service, by one generator of
 * load. Each server is alone when it is measured, and ended before the next.
 */
export async function benchCompare(compared: Compared): Promise<void> {
  const { settings, named, isPreparing } = compared
  const isRequested = (name: string) => named.length === 0 || named.includes(name)
  const selected = peers.filter(({ name }) => isRequested(name))
  const content = contentOf(settings)
  await buildSite()
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  const measured: Measured[] = []
  try {
    // Some frameworks read content during their build.
    for (const peer of selected) await preparePeer(peer, content)
    if (isPreparing) return
    const site = system.children.find(({ name }) => name === 'The site')
    if (!site) throw new Error('The site did not start.')
    await saveAsFiles(system.siteUrl, Object.values(pages), compared.folder)
    if (isRequested('ours')) {
      await orSay('ours', measured, () => measure(site, { name: 'ours', url: system.siteUrl }))
    }
    // From here on only the content service is needed.
    await site.stop()
    if (isRequested('nginx')) await orSay('nginx', measured, () => nginxFigures(compared))
    if (isRequested('node-files')) await orSay('node-files', measured, () => fileServerFigures(compared))
    for (const peer of selected) {
      await orSay(peer.name, measured, () => peerFigures(peer, compared.peerPort, content))
    }
  } finally {
    await system.stop()
  }
  print(measured)
}

function contentOf(settings: Settings): ContentVariables {
  return {
    CONTENT_API_URL: `http://localhost:${settings.CONTENT_PORT}/v2`,
    CONTENT_PUBLIC_TOKEN: settings.CONTENT_PUBLIC_TOKEN,
  }
}

/** A failed contestant is named, and the figures of the others stay. */
async function orSay(name: string, measured: Measured[], figures: () => Promise<Measured | undefined>): Promise<void> {
  try {
    const one = await figures()
    if (one) measured.push(one)
  } catch (error) {
    process.exitCode = 1
    process.stdout.write(`  ${name}: failed. ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

type Named = Omit<Contestant, 'pid'>

async function measure(child: Child, { name, url }: Named): Promise<Measured> {
  process.stdout.write(`  ${name}: measuring …\n`)
  const browser = await openBrowser()
  try {
    return await measureContestant({ name, url, pid: child.pid }, { browser, pages, way })
  } finally {
    await browser.close()
    await sayOwnEnd(child, name)
  }
}

/** Figures from before the process ended stay. */
async function sayOwnEnd(child: Child, name: string): Promise<void> {
  const end = await ownEnd(child)
  if (end === undefined) return
  process.exitCode = 1
  process.stdout.write(`  ${name}: ${end.replaceAll('\n', '\n    ')}\n`)
}

async function nginxFigures({ folder, peerPort }: Compared): Promise<Measured | undefined> {
  if (!hasNginx) {
    process.stdout.write('  nginx: skipped, because it is not installed here.\n')
    return undefined
  }
  const child = await startNginx(folder, peerPort)
  return await measureAndStop(child, { name: 'nginx', url: `http://localhost:${peerPort}` })
}

async function fileServerFigures({ folder, peerPort }: Compared): Promise<Measured> {
  const child = await startFileServer(folder, peerPort, Object.values(pages))
  return await measureAndStop(child, { name: 'node-files', url: `http://localhost:${peerPort}` })
}

async function peerFigures(peer: Peer, port: number, content: ContentVariables): Promise<Measured> {
  const { args, variables } = peer.start(port)
  const folder = folderOf(peer)
  const child = startChild({
    name: peer.name,
    command: process.execPath,
    args: args.map((arg) => (arg.includes('/') ? join(folder, arg) : arg)),
    cwd: folder,
    env: { ...content, ...variables, NODE_ENV: 'production' },
    onLine: () => undefined,
  })
  const url = `http://localhost:${port}`
  await untilResponds(url, child, 60).catch(async (error) => {
    await child.stop()
    throw error
  })
  return await measureAndStop(child, { name: peer.name, url })
}

async function measureAndStop(child: Child, named: Named): Promise<Measured> {
  try {
    return await measure(child, named)
  } finally {
    await child.stop()
  }
}

/** Groups the rows by page, because a page is compared across contestants. */
function print(measured: readonly Measured[]): void {
  const byPage = (rows: readonly Row[]) =>
    Object.keys(pages).flatMap((page) => rows.filter((row) => row['page'] === page))
  const all = (part: keyof Measured) => measured.flatMap((one) => one[part])
  printTable('Server, one process, warm, 32 connections', byPage(all('server')))
  printTable('First visit on a phone (processor four times slower, slow 4G)', byPage(all('visits')))
  printTable('Memory of the process; from a click on the home page to the product’s headline', all('whole'))
}
