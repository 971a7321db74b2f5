import { join } from 'node:path'
import { root, type Settings } from '../../settings.ts'
import { type Child, type OnLine, startChild, untilResponds } from '../child.ts'

/** Each service by the word before its lines of output: its name, its program, and the variable of the port at which it says that it is alive. */
const services = {
  content: { name: 'The content service', main: 'scripts/local-stack/content-service/main.ts', port: 'CONTENT_PORT' },
  mail: { name: 'The mail service', main: 'scripts/local-stack/mail/main.ts', port: 'MAIL_WEB_PORT' },
  identity: {
    name: 'The identity provider',
    main: 'scripts/local-stack/identity-provider/main.ts',
    port: 'IDENTITY_PORT',
  },
  search: { name: 'The search service', main: 'scripts/local-stack/search-service/main.ts', port: 'SEARCH_PORT' },
  editor: { name: 'The visual editor', main: 'scripts/local-stack/editor/main.ts', port: 'EDITOR_PORT' },
  plugin: { name: 'The app of the CMS', main: 'cms-plugin/main.ts', port: 'PLUGIN_PORT' },
} as const

/** The service is added to the children before it responds. */
export type Starting = { settings: Settings; children: Child[]; onLine?: OnLine | undefined }

/** Starts a service as a process of its own; resolves when it responds. @param env its variables besides the port */
export async function startService(
  label: keyof typeof services,
  { settings, children, onLine }: Starting,
  env: Record<string, string>,
): Promise<Child> {
  const { name, main, port } = services[label]
  const child = startChild({
    name,
    command: process.execPath,
    args: [join(root, main)],
    env: { [port]: String(settings[port]), ...env },
    onLine: (line) => onLine?.(`${label} | ${line}`),
  })
  children.push(child)
  await untilResponds(`http://localhost:${settings[port]}/healthz`, child)
  return child
}
