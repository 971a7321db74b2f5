import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import { openBrowser } from '../../system/browser/open-browser.ts'
import { buildSite } from '../../system/build-site.ts'
import { type Child, startChild, untilResponds } from '../../system/child.ts'
import { startSite } from '../../system/services/start-site.ts'
import { type System, startSystem, stopAll } from '../../system/start-system.ts'
import { printTable } from '../print-table.ts'
import { withGoals } from './goals.ts'
import { type FigureName, figureNames, type Measured, measureContestant } from './measure-contestant.ts'
import { ownEnd } from './own-end.ts'
import { type Peer, peers } from './peers.ts'
import { type ContentVariables, folderOf, preparePeer } from './prepare-peer.ts'
import { medianRows, orderOf, rounds } from './rounds.ts'
import { startFileServer } from './start-file-server.ts'
import { hasNginx, saveAsFiles, startNginx } from './start-nginx.ts'

const pages = {
  home: '/',
  product: '/productos/nor-1r',
  listing: '/productos',
  article: '/eventos-y-noticias/noticias-sobre-nosotras/manos-que-miden',
}

const way = { from: pages.home, to: pages.product, headline: 'NOR-1R' }

/** Our HTML as files of a Node server: as we send it, and as the framework writes it. */
const fileServers = [
  { name: 'node-files', pages: 'pages', measures: figureNames },
  { name: 'framework-files', pages: 'framework-pages', measures: ['visits'] },
] as const

export const pageNames: readonly string[] = Object.keys(pages)

export const contestants: readonly string[] = [
  'ours',
  'nginx',
  ...fileServers.map(({ name }) => name),
  ...peers.map(({ name }) => name),
]

type Compared = {
  settings: Settings
  /** Port on which peers listen, one after the other. */
  peerPort: number
  /** Folder for the page files that nginx serves. */
  folder: string
  /** Which contestants run; all when it is empty. */
  named: readonly string[]
  /** Which pages are measured; all when it is empty. */
  onPages: readonly string[]
  /** Which figures are measured; all when it is empty. */
  figures: readonly FigureName[]
  /** Installs, builds and fills the content service, and measures nothing. */
  isPreparing: boolean
}

/** A server that can be started for a measurement and ended after it; what another contestant stands for is not measured on it too. */
type Entrant = { name: string; start: () => Promise<{ child: Child; url: string }>; measures?: readonly FigureName[] }

/** No measurement begins later, so that the whole ends within fifteen minutes once the peers are built. */
const longestMs = 13 * 60_000

/**
 * The same pages by our site, by plain peers, and as files by nginx and by Node, one after the other on one content service, by one generator of
 * load. Each server is alone when it is measured, and ended before the next. Three rounds, each in another order; the tables have medians,
 * also of what a signal or the time limit left.
 */
export async function benchCompare(compared: Compared): Promise<void> {
  const { settings, named, isPreparing } = compared
  const selected = peers.filter(({ name }) => isRequested(name, named))
  const content = contentOf(settings)
  await buildSite()
  const children: Child[] = []
  const system = await startSystem({
    settings,
    children,
    mode: 'production',
    onStep: () => undefined,
    onLine: () => undefined,
  })
  const measured: Measured = { server: [], visits: [], whole: [] }
  const onSignal = () => {
    print(measured)
    void stopAll(children).then(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
  try {
    // Some frameworks read content during their build.
    for (const peer of selected) await preparePeer(peer, content)
    if (isPreparing) return
    await saveAsFiles(system.siteUrl, Object.values(pages), compared.folder)
    await children.find(({ name }) => name === siteName)?.stop()
    await measureInRounds(entrantsOf(compared, system, children), compared, measured)
  } finally {
    await stopAll(children)
  }
  print(measured)
}

function isRequested(name: string, named: readonly string[]): boolean {
  return named.length === 0 || named.includes(name)
}

const siteName = 'The site'

function entrantsOf(compared: Compared, { siteUrl, contentUrl }: System, children: Child[]): Entrant[] {
  const { settings, folder, peerPort, named } = compared
  const url = `http://localhost:${peerPort}`
  const listed = async (started: Promise<Child>, at: string) => {
    const child = await started
    if (!children.includes(child)) children.push(child)
    return { child, url: at }
  }
  const ownSite = { settings, siteUrl, contentUrl, children, onLine: () => undefined, mode: 'production' as const }
  if (isRequested('nginx', named) && !hasNginx)
    process.stdout.write('  nginx: skipped, because it is not installed here.\n')
  const content = contentOf(settings)
  const all: Entrant[] = [
    { name: 'ours', start: () => listed(startSite(ownSite), siteUrl) },
    ...(hasNginx
      ? [{ name: 'nginx', start: () => listed(startNginx(folder, peerPort), url), measures: ['server'] as const }]
      : []),
    ...fileServers.map(({ name, pages: below, measures }) => {
      const files = { name, pages: join(folder, below), paths: Object.values(pages) }
      return { name, start: () => listed(startFileServer(files, peerPort), url), measures }
    }),
    ...peers.map((peer) => ({ name: peer.name, start: () => listed(startPeer(peer, peerPort, content), url) })),
  ]
  return all.filter(({ name }) => isRequested(name, named))
}

async function measureInRounds(entrants: readonly Entrant[], compared: Compared, measured: Measured): Promise<void> {
  const endsAt = performance.now() + longestMs
  for (let round = 0; round < rounds; round += 1) {
    for (const entrant of orderOf(entrants, round)) {
      if (performance.now() > endsAt) {
        process.stdout.write(
          `  The time is over in round ${round + 1} of ${rounds}: some medians are of fewer rounds.\n`,
        )
        return
      }
      const startedAt = performance.now()
      await orSay(entrant.name, measured, () => measureOnce(entrant, compared))
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      process.stdout.write(`  round ${round + 1}, ${entrant.name}: measured in ${seconds} s\n`)
    }
  }
}

function contentOf(settings: Settings): ContentVariables {
  return {
    CONTENT_API_URL: `http://localhost:${settings.CONTENT_PORT}/v2`,
    CONTENT_PUBLIC_TOKEN: settings.CONTENT_PUBLIC_TOKEN,
  }
}

/** A failed contestant is named, and the figures of the others stay. */
async function orSay(name: string, measured: Measured, figures: () => Promise<Measured>): Promise<void> {
  try {
    const one = await figures()
    measured.server.push(...one.server)
    measured.visits.push(...one.visits)
    measured.whole.push(...one.whole)
  } catch (error) {
    process.exitCode = 1
    process.stdout.write(`  ${name}: failed. ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

async function measureOnce(entrant: Entrant, { onPages, figures }: Compared): Promise<Measured> {
  const { name, start, measures = figureNames } = entrant
  const selected = new Set(measures.filter((figure) => isRequested(figure, figures)))
  if (selected.size === 0) return { server: [], visits: [], whole: [] }
  const { child, url } = await start()
  const browser = await openBrowser()
  try {
    const measuredPages = Object.fromEntries(Object.entries(pages).filter(([page]) => isRequested(page, onPages)))
    const course = { browser, pages: measuredPages, way, figures: selected }
    return await measureContestant({ name, url, pid: child.pid }, course)
  } finally {
    await browser.close()
    await sayOwnEnd(child, name)
    await child.stop()
  }
}

/** Figures from before the process ended stay. */
async function sayOwnEnd(child: Child, name: string): Promise<void> {
  const end = await ownEnd(child)
  if (end === undefined) return
  process.exitCode = 1
  process.stdout.write(`  ${name}: ${end.replaceAll('\n', '\n    ')}\n`)
}

async function startPeer(peer: Peer, port: number, content: ContentVariables): Promise<Child> {
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
  await untilResponds(`http://localhost:${port}`, child, 60).catch(async (error) => {
    await child.stop()
    throw error
  })
  return child
}

const titles: Readonly<Record<keyof Measured, string>> = {
  server: `Server, one process, warm, 32 connections; medians of at most ${rounds} rounds`,
  visits: 'First visit on a phone (processor four times slower, slow 4G)',
  whole: 'Memory of the process; from a click on the home page to the product’s headline',
}

function print(measured: Measured): void {
  for (const table of ['server', 'visits', 'whole'] as const) {
    if (measured[table].length > 0) printTable(titles[table], withGoals(table, medianRows(measured[table])))
  }
  process.stdout.write('\nWhat was tried and did not help: DECISIONS.md, decisions 112 and 114.\n')
}
