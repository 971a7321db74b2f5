import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../../settings.ts'
import { chromiumPath, installedChromium } from '../../system/browser/chromium-path.ts'
import { buildSite } from '../../system/build-site.ts'
import { type Child, startChild, untilResponds } from '../../system/child.ts'
import { startSite } from '../../system/services/start-site.ts'
import { type System, startSystem, stopAll } from '../../system/start-system.ts'
import { type FigureName, type Measured, measureContestant, nothingMeasured } from './measure-contestant.ts'
import { ownEnd } from './own-end.ts'
import { type Peer, peers } from './peers.ts'
import { type ContentVariables, folderOf, preparePeer } from './prepare-peer.ts'
import { describeMachine, printCompared, type Run, tables } from './print-compared.ts'
import { orderOf, rounds } from './rounds.ts'
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
const fileServers: readonly { name: string; pages: string; measures?: readonly FigureName[] }[] = [
  { name: 'node-files', pages: 'pages' },
  { name: 'framework-files', pages: 'framework-pages', measures: ['visits'] },
]

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
  /** The contestants that run; all when it is empty. */
  named: readonly string[]
  /** The pages that are measured; all when it is empty. */
  onPages: readonly string[]
  figures: readonly FigureName[]
  /** Installs, builds and fills the content service, and measures nothing. */
  isPreparing: boolean
}

/** A server that can be started for a measurement and ended after it; figures for which another contestant is measured are not measured on it too. */
type Entrant = { name: string; start: () => Promise<{ child: Child; url: string }>; measures?: readonly FigureName[] }

/** The figures of a contestant that names none: the controls are those of our pages. */
const comparable: readonly FigureName[] = ['server', 'visits', 'navigation']

/** No measurement begins later: presses take a minute a contestant and round, the rest half of it. */
const longestMs = (figures: readonly FigureName[]) => (figures.includes('navigation') ? 28 : 13) * 60_000

/**
 * The same pages by our site, by plain peers, and as files by nginx and by Node, one after the other on one content service, by one generator of
 * load. Each server is alone when it is measured, and ended before the next. Three rounds, each in another order; the tables have medians,
 * also of the rounds that a signal or the time limit left.
 */
export async function benchCompare(compared: Compared): Promise<void> {
  const { settings, named, figures, isPreparing } = compared
  const chromium = await chromiumFor(figures)
  const machine = await describeMachine(chromium)
  const selected = peers.filter(({ name }) => isRequested(name, named))
  const content = contentOf(settings)
  await buildSite()
  const children: Child[] = []
  const system = await startSystem({ settings, children, mode: 'production' })
  const run: Run = { measured: nothingMeasured(), loads: [], machine, chromium }
  const onSignal = () => {
    printCompared(run)
    void stopAll(children).then(() => process.exit(130))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, onSignal)
  try {
    // Some frameworks read content during their build.
    for (const peer of selected) await preparePeer(peer, content)
    if (isPreparing) return
    await saveAsFiles(system.siteUrl, Object.values(pages), compared.folder)
    await children.find(({ name }) => name === siteName)?.stop()
    await measureInRounds(entrantsOf(compared, system, children), compared, run)
  } finally {
    await stopAll(children)
  }
  printCompared(run)
}

/** @throws Error when real presses are to be measured without an installed Chromium */
async function chromiumFor(figures: readonly FigureName[]): Promise<string> {
  if (!figures.includes('navigation') && !figures.includes('controls')) return await chromiumPath()
  const chromium = installedChromium()
  if (chromium === undefined)
    throw new Error('Presses need an installed Chromium (Debian: apt install chromium) or CHROMIUM_PATH.')
  return chromium
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
  const ownSite = { settings, siteUrl, contentUrl, children, mode: 'production' as const }
  if (isRequested('nginx', named) && !hasNginx)
    process.stdout.write('  nginx: skipped, because it is not installed here.\n')
  const content = contentOf(settings)
  const all: Entrant[] = [
    {
      name: 'ours',
      start: () => listed(startSite(ownSite), siteUrl),
      measures: [...comparable, 'controls'],
    },
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

async function measureInRounds(entrants: readonly Entrant[], compared: Compared, run: Run): Promise<void> {
  const endsAt = performance.now() + longestMs(compared.figures)
  for (let round = 0; round < rounds; round += 1) {
    for (const entrant of orderOf(entrants, round)) {
      if (performance.now() > endsAt) {
        process.stdout.write(
          `  The time is over in round ${round + 1} of ${rounds}: some medians are of fewer rounds.\n`,
        )
        return
      }
      const startedAt = performance.now()
      await orSay(entrant.name, run.measured, () => measureOnce(entrant, compared, run.chromium))
      run.loads.push(loadavg()[0] ?? Number.NaN)
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
    for (const table of tables) measured[table].push(...one[table])
  } catch (error) {
    process.exitCode = 1
    process.stdout.write(`  ${name}: failed. ${error instanceof Error ? error.message : String(error)}\n`)
  }
}

async function measureOnce(entrant: Entrant, compared: Compared, chromium: string): Promise<Measured> {
  const { name, start, measures = comparable } = entrant
  const figures = new Set(measures.filter((figure) => compared.figures.includes(figure)))
  if (figures.size === 0) return nothingMeasured()
  const { child, url } = await start()
  try {
    const onPages = Object.fromEntries(Object.entries(pages).filter(([page]) => isRequested(page, compared.onPages)))
    return await measureContestant({ name, url, pid: child.pid }, { pages: onPages, way, figures, chromium })
  } finally {
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
  })
  await untilResponds(`http://localhost:${port}`, child, 60).catch(async (error) => {
    await child.stop()
    throw error
  })
  return child
}
