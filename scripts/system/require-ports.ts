import { readSettings, type Settings } from '../settings.ts'
import { isFree, ownerOf } from './busy-port.ts'

/** The ports of a system, each with the service that listens there. */
const ports = {
  CONTENT_PORT: 'the content service',
  MAIL_PORT: 'the mail service',
  MAIL_WEB_PORT: 'the view of its mails',
  EDITOR_PORT: 'the visual editor',
  PLUGIN_PORT: 'the app of the CMS',
  SEARCH_PORT: 'the search service',
  IDENTITY_PORT: 'the identity provider',
  SITE_PORT: 'the site',
} as const

type PortName = keyof typeof ports
const names = Object.keys(ports) as PortName[]
/** The other ports follow these two. */
const leading = ['SITE_PORT', 'CONTENT_PORT'] as const
const stepBetweenBlocks = 100

type Options = {
  /** Those that the caller listens on; all by default. */
  used?: readonly PortName[]
  /** The environment, which may name ports of its own. */
  set?: Readonly<Record<string, string | undefined>>
}

/** @throws Error that names the owner of a taken port, and a block of ports in which none is taken */
export async function requirePorts(
  settings: Settings,
  { used = names, set = process.env }: Options = {},
): Promise<void> {
  const taken = await firstTaken(settings, used)
  if (taken === undefined) return
  const owner = (await ownerOf(settings[taken]).catch(() => undefined)) ?? 'another process'
  const block = await freeBlock(settings)
  const others = names.filter((name) => set[name] && !leading.some((one) => one === name)).map((name) => `${name}=`)
  const remedy = block === undefined ? '' : `, or start on ports that are all free: ${[...block, ...others].join(' ')}`
  throw new Error(`Port ${settings[taken]} of ${ports[taken]} (${taken}) is taken by ${owner}. Stop it${remedy}`)
}

async function firstTaken(settings: Settings, used: readonly PortName[] = names): Promise<PortName | undefined> {
  for (const name of used) if (!(await isFree(settings[name]))) return name
  return undefined
}

async function freeBlock({ SITE_PORT, CONTENT_PORT }: Settings): Promise<string[] | undefined> {
  const highest = Math.max(SITE_PORT, CONTENT_PORT) + stepBetweenBlocks
  for (let step = stepBetweenBlocks; highest + step < 65_536; step += stepBetweenBlocks) {
    const block = { SITE_PORT: String(SITE_PORT + step), CONTENT_PORT: String(CONTENT_PORT + step) }
    if ((await firstTaken(readSettings(block))) === undefined) return leading.map((name) => `${name}=${block[name]}`)
  }
  return undefined
}
