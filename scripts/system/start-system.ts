import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireWritable } from 'site/server/configuration/require-writable.ts'
import type { Space } from '../management/management-requests.ts'
import { embeddedSpace } from '../management/read-space.ts'
import { RefusedChangesError } from '../schemas/plan/refuse-risks.ts'
import { pushSchemas } from '../schemas/push-schemas.ts'
import { isEmptySpace, seedContent } from '../seed/seed.ts'
import type { Settings } from '../settings.ts'
import type { Child, OnLine } from './child.ts'
import { compileCatalogues } from './compile-catalogues.ts'
import { requirePorts } from './require-ports.ts'
import { registerPreview } from './services/register-preview.ts'
import { registerWebhook } from './services/register-webhook.ts'
import { startContent } from './services/start-content.ts'
import { startEditor } from './services/start-editor.ts'
import { startIdentity } from './services/start-identity.ts'
import { startPlugin } from './services/start-plugin.ts'
import { startSearch, writeSearchIndexes } from './services/start-search.ts'
import { startService } from './services/start-service.ts'
import { startSite } from './services/start-site.ts'
import { watchDevelopment } from './watch-development.ts'

export type System = {
  siteUrl: string
  contentUrl: string
  editorUrl: string
  children: readonly Child[]
  stop: () => Promise<void>
}

/** What is in front of the site: then the site listens on another port, and its address is that of what is in front. */
export type InFront = {
  sitePort: number
  /** Variables of the site besides those of the settings. */
  extra: Readonly<Record<string, string>>
  start: () => Promise<void>
}

export type SystemOptions = {
  settings: Settings
  /** Filled while starting, so that an interrupted caller can stop the running processes. */
  children?: Child[]
  /** `development` reloads on change; `production` serves the built site. */
  mode: 'production' | 'development'
  inFront?: InFront | undefined
  /** Starts the build of the site once the ports are free; its failure is that of the step. */
  build?: () => Promise<void>
  /** One call per step, before it starts. */
  onStep?: (step: string) => void
  /** One call per step that succeeded. */
  onStepEnd?: (step: string, seconds: number) => void
  /** Output of the processes. */
  onLine?: OnLine
}

/**
 * Starts the embedded stack and the site, in the order in which they need each other: content service, schemas,
 * content in an empty space, webhook, preview, mail, identity provider, search service, editor, field plugin, build, site.
 * The first failure stops all started processes.
 * @throws Error that names the failed step and the remedy
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { settings, mode, inFront, build, onStep, onStepEnd, onLine = () => undefined, children = [] } = options
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const editorUrl = `http://localhost:${settings.EDITOR_PORT}`
  const space = embeddedSpace(settings)
  let endWatching = () => {}
  const stop = async () => {
    endWatching()
    await stopAll(children)
  }
  const step = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    onStep?.(name)
    const startedAt = performance.now()
    try {
      const result = await run()
      onStepEnd?.(name, (performance.now() - startedAt) / 1000)
      return result
    } catch (error) {
      await stop()
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }

  await step('data folder', async () => requireWritable(settings.DATA_FOLDER, 'DATA_FOLDER'))
  await step('ports', () => requirePorts(settings))
  const built = build?.()
  await step('content service', () => startContent({ settings, children, onLine }))
  await step('schemas', () => pushTo(space, settings, onLine))
  await step('content', () => seedWhenEmpty(space, settings, onLine))
  await step('webhook', () => registerWebhook({ ...space, siteUrl, secret: settings.WEBHOOK_SECRET }))
  await step('preview', () => registerPreview({ ...space, siteUrl }))
  await step('mail', () =>
    startService(
      'mail',
      { settings, children, onLine },
      {
        MAIL_PORT: String(settings.MAIL_PORT),
        DATA_FOLDER: join(settings.DATA_FOLDER, 'mail'),
      },
    ),
  )
  await step('identity provider', () => startIdentity({ settings, siteUrl, children, onLine }))
  await step('search service', () => startSearch({ settings, children, onLine }))
  await step('editor', () => startEditor({ settings, contentUrl, children, onLine }))
  await step('field plugin', () => startPlugin({ settings, contentUrl, children, onLine }))
  // Runs while the site starts, which does not need it to respond.
  const records = writeSearchIndexes({ settings, contentUrl, onLine })
  records.catch(() => undefined)
  if (built) await step('build', () => built)
  if (mode === 'development') {
    // Watches before the site compiles and responds, so that no edit is missed.
    endWatching = await watchDevelopment({ settings, onLine })
    await step('messages', () => compileCatalogues())
  }
  const site = { settings, siteUrl, contentUrl, children, onLine, mode }
  await step('site', () => (inFront ? startBehind(inFront, site) : startSite(site)))
  await step('search records', () => records)
  return { siteUrl, contentUrl, editorUrl, children, stop }
}

async function startBehind({ sitePort, extra, start }: InFront, site: Parameters<typeof startSite>[0]): Promise<Child> {
  await start()
  return await startSite({ ...site, settings: { ...site.settings, SITE_PORT: sitePort }, extra })
}

async function pushTo(space: Space, settings: Settings, onLine: (line: string) => void): Promise<void> {
  const log = (line: string) => onLine(`schemas | ${line}`)
  const push = { ...space, log, backupFolder: join(settings.DATA_FOLDER, 'schemas') }
  try {
    await pushSchemas(push)
  } catch (error) {
    // Editors may have added to the schema in the CMS: a start does not remove additions, does not fail, and sends the safe part.
    if (!(error instanceof RefusedChangesError)) throw error
    log(error.message)
    await pushSchemas({ ...push, mode: 'expand' })
  }
}

async function seedWhenEmpty(space: Space, settings: Settings, onLine: (line: string) => void): Promise<void> {
  // A mark on disk distinguishes an interrupted seed, which is resumed, from content of editors.
  const unfinished = join(settings.DATA_FOLDER, 'seed-unfinished')
  const isUnfinished = await access(unfinished).then(
    () => true,
    () => false,
  )
  if (!isUnfinished && !(await isEmptySpace(space))) return
  await mkdir(settings.DATA_FOLDER, { recursive: true })
  await writeFile(unfinished, '')
  await seedContent({ ...space, log: (line) => onLine(`seed | ${line}`) })
  // Presets take their files and stories from the content.
  await pushTo(space, settings, onLine)
  await rm(unfinished)
}

/** Also stops children that start during the stop. */
export async function stopAll(children: readonly Child[]): Promise<void> {
  for (let stopped = 0; stopped < children.length; ) {
    const running = children.slice(stopped)
    stopped = children.length
    await Promise.all(running.map((child) => child.stop()))
  }
}
