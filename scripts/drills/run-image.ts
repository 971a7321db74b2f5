import { type ChildProcess, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../settings.ts'
import { logIn } from '../system/browser/log-in.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { type BuiltTree, buildTree } from '../system/image/build-tree.ts'
import { enterTree, outcomeOf } from '../system/image/enter-tree.ts'
import { siteEnvironment } from '../system/services/start-site.ts'
import { customer, download } from './acts/demo-customer.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'

/**
 * The steps of `deployment/Containerfile` are carried out without a container engine, and the image runs as compose runs it: as its user
 * without capabilities, on a file system that it can only read, with a volume for its data. Pages, a login, a download, the operators'
 * commands, the app and the health check are used; then it is ended as an engine ends it. IMAGE=node takes the image with the framework's
 * server, which has the site alone.
 */
const target = process.env['IMAGE'] || 'own'
const mostMegabytes = 350
const appPort = firstPort + 60
const metricsPort = firstPort + 61

const debootstrap = '/usr/sbin/debootstrap'
const reason =
  process.getuid?.() !== 0 ? 'it needs root' : existsSync(debootstrap) ? '' : 'debootstrap is not installed'
if (reason) process.stdout.write(`Skipped: ${reason}.\n`)
else process.exitCode = (await runImage()) ? 0 : 1

async function runImage(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-image-'))
  const running: ChildProcess[] = []
  const remove = async () => {
    for (const one of running) one.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  try {
    const built = await buildTree(join(root, 'deployment/Containerfile'), folder, target)
    const isSmall = reportSize(built)
    const data = await dataFolders(folder)
    const drill = await startDrillSystem()
    try {
      const image = imageOf({ built, data, drill, running })
      return [isSmall, ...(await tryImage(image, drill))].every(Boolean)
    } finally {
      await drill.remove()
    }
  } finally {
    await remove()
  }
}

function reportSize({ tree }: BuiltTree): boolean {
  const megabytes = (path: string) =>
    Math.round(Number(execFileSync('du', ['-s', '--block-size=1', path], { encoding: 'utf8' }).split('\t')[0]) / 1e6)
  const [all, node, build, packages] = ['', 'usr/local/bin/node', 'app/site/.next', 'app/node_modules'].map((path) =>
    megabytes(join(tree, path)),
  )
  const parts = `Node ${node}, build ${build}, packages ${packages}`
  return report(`image of ${all} MB (${parts})`, (all ?? Number.POSITIVE_INFINITY) <= mostMegabytes)
}

async function dataFolders(folder: string): Promise<string> {
  const data = join(folder, 'data')
  for (const name of ['', 'page-store', 'submissions', 'identity', 'app']) {
    await mkdir(join(data, name))
    // The user of the image.
    await chown(join(data, name), 1000, 1000)
  }
  return data
}

/** Starts a program in the image. */
type Image = { start: (program: readonly string[], options?: Options) => ChildProcess; built: BuiltTree; url: string }
type Options = { workdir?: string; env?: Readonly<Record<string, string>> }

type Parts = { built: BuiltTree; data: string; drill: DrillSystem; running: ChildProcess[] }

function imageOf({ built, data, drill: { system, settings }, running }: Parts): Image {
  const { tree, user } = built
  const given = siteEnvironment({
    settings,
    siteUrl: system.siteUrl,
    contentUrl: system.contentUrl,
    mode: 'production',
  })
  // The image says where data lies; a drill listens on this machine alone.
  const port = String(settings.SITE_PORT)
  const own = { ...built.env, LISTEN_HOST: 'localhost', SITE_PORT: port, HOSTNAME: 'localhost', PORT: port }
  const env = { ...given, ...own, PLUGIN_PORT: String(appPort), METRICS_PORT: String(metricsPort), HOME: '/tmp' }
  const shared = ['/etc/hosts', '/etc/resolv.conf']
  return {
    built,
    url: system.siteUrl,
    start(program, options = {}) {
      const workdir = options.workdir ?? built.workdir
      const confined = { user, volumes: { [data]: '/data' } }
      const child = enterTree({ tree, workdir, env: { ...env, ...options.env }, confined, shared }, program)
      running.push(child)
      return child
    },
  }
}

async function tryImage(image: Image, { system }: DrillSystem): Promise<boolean[]> {
  // The identity provider knows the address of the system's own site.
  await system.children.find(({ name }) => name === 'The site')?.stop()
  const { url, built } = image
  const site = image.start(built.command)
  const ended = outcomeOf(site)
  const isOwn = target === 'own'
  const isReady = await untilOk(isOwn ? `${url}/readyz` : url, site)
  const outcomes = [report('the site is ready', isReady)]
  if (isReady) outcomes.push(...(await tryPages(url)))
  if (isReady && isOwn) outcomes.push(...(await tryCommands(image)), await tryApp(image), ...(await tryChecks(image)))
  site.kill('SIGTERM')
  const { code, output } = await ended
  // The framework's server ends with the number of the signal.
  outcomes.push(report('the end after SIGTERM', code === 0 || (!isOwn && code === 143), output.slice(-3000)))
  return outcomes
}

async function tryChecks(image: Image): Promise<boolean[]> {
  const metrics = await request(`http://localhost:${metricsPort}/metrics`)
  const health = await outcomeOf(image.start(image.built.healthCheck))
  return [
    report('metrics', metrics.text.includes('site_request_seconds_count')),
    report('the health check of the image', health.code === 0, health.output),
  ]
}

async function tryPages(url: string): Promise<boolean[]> {
  const known = await knownPages(url, 60)
  const failed: string[] = []
  for (const address of [...known, `${url}/buscar?q=llave`]) {
    const { status, text } = await request(address)
    if (status !== 200 || !text.includes('</html>')) failed.push(`${address}: ${status}`)
  }
  const cookie = await logIn(url, customer)
  const extranet = await request(`${url}/extranet`, { cookie })
  const file = await request(`${url}${download}`, { cookie })
  return [
    report(`${known.length} pages and a search`, known.length > 20 && failed.length === 0, failed.join('\n')),
    report('a login and a page behind it', extranet.text.includes('</html>'), String(extranet.status)),
    report('a download of a customer', file.text.startsWith('%PDF'), String(file.status)),
  ]
}

/** The commands of `docs/operate.md`, "Commands", as the service `tools` of compose runs them. */
async function tryCommands(image: Image): Promise<boolean[]> {
  const outcomes: boolean[] = []
  const commands = [
    ['scripts/outbox/outbox.ts'],
    ['scripts/search/push.ts'],
    ['scripts/search/index.ts'],
    ['scripts/customers/end-sessions.ts', customer.email],
  ]
  for (const command of commands) {
    const { code, output } = await outcomeOf(image.start(['node', ...command], { workdir: '/app' }))
    outcomes.push(report(command.join(' '), code === 0, output))
  }
  const written = await outcomeOf(image.start(['touch', '/app/site/a'], { workdir: '/app' }))
  outcomes.push(report('the image cannot be written to', written.code !== 0 && written.output.includes('Read-only')))
  return outcomes
}

async function tryApp(image: Image): Promise<boolean> {
  const app = image.start(['node', 'cms-plugin/main.ts'], { workdir: '/app' })
  const ended = outcomeOf(app)
  const isAlive = await untilOk(`http://localhost:${appPort}/healthz`, app)
  app.kill('SIGTERM')
  const { code, output } = await ended
  return report('the app inside the CMS', isAlive && code === 0, output)
}

async function untilOk(address: string, program: ChildProcess): Promise<boolean> {
  for (let left = 240; left > 0 && program.exitCode === null; left -= 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true
    await pause(500)
  }
  return false
}

async function request(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
  return { status: response.status, text: await response.text() }
}

function report(what: string, isRight: boolean, details = ''): boolean {
  process.stdout.write(`${isRight ? '✓' : '✗'} ${what}\n${isRight ? '' : `${details}\n`}`)
  return isRight
}
