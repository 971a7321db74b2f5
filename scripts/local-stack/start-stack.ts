import { join } from 'node:path'
import { appClient } from './content-service/oauth/app-client.ts'
import { startContentService } from './content-service/start-content-service.ts'
import { startEditorService } from './editor/server/start-editor-service.ts'
import { loadExport } from './export/load-export.ts'
import { senderTo } from './export/send-to-space.ts'
import { startIdentityProvider } from './identity-provider/start-identity-provider.ts'
import { startMailService } from './mail/start-mail-service.ts'
import { startSearchService } from './search-service/start-search-service.ts'

export type StackOptions = {
  /** Contains the data of every service, one folder each. */
  dataFolder: string
  /** What the vendor's command line has pulled, loaded when the space is empty. */
  exportFolder?: string | undefined
  /** The folder of the editor's built pages. */
  editorFolder: string
  /** Folder with the texts of the schema in other languages, for the editor. */
  labelsFolder?: string | undefined
  spaceId: number
  /** The website that the editor previews, whose origin logs visitors in; the path of a story is appended. */
  previewUrl: string
  tokens: { public: string; preview: string; management: string }
  /** The app that editors may let into the space. */
  app: { url: string; clientId: string; clientSecret: string }
  /** 0 takes any free port. */
  ports: { content: number; editor: number; identity: number; search: number; mail: number; mailWeb: number }
  log: (line: string) => void
}

export type Stack = { addresses: Readonly<Record<string, string>>; stories: number; stop: () => Promise<void> }

/**
 * Starts every service of the stack in this process, on `localhost`.
 * @throws when a port is taken, a data folder is in use, or the export is refused; what was started is stopped then
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stops: (() => Promise<void>)[] = []
  const started = async <Service extends { stop: () => Promise<void> }>(starting: Promise<Service>) => {
    const service = await starting
    stops.unshift(service.stop)
    return service
  }
  const stop = async () => {
    for (const end of stops.splice(0)) await end()
  }
  try {
    return { ...(await startServices(options, started)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Started = <Service extends { stop: () => Promise<void> }>(starting: Promise<Service>) => Promise<Service>

async function startServices(options: StackOptions, started: Started): Promise<Omit<Stack, 'stop'>> {
  const { ports, tokens, spaceId, previewUrl, log } = options
  const siteUrl = new URL(previewUrl).origin
  const folder = (name: string) => join(options.dataFolder, name)
  const access = { spaceId, previewToken: tokens.preview, managementToken: tokens.management }
  const content = await started(
    startContentService({
      ...access,
      port: ports.content,
      dataFolder: folder('content'),
      publicToken: tokens.public,
      oauthClients: [appClient(options.app)],
      log,
    }),
  )
  const { exportFolder } = options
  const space = { ...access, contentUrl: content.url }
  const stories = exportFolder === undefined ? 0 : await loadExport(exportFolder, space)
  await senderTo(space)('PUT', '', { space: { domain: previewUrl } })
  const mail = await started(
    startMailService({ smtpPort: ports.mail, webPort: ports.mailWeb, dataFolder: folder('mail') }),
  )
  const identity = await started(
    startIdentityProvider({
      port: ports.identity,
      siteOrigins: [siteUrl],
      clientId: 'local-site',
      dataFolder: folder('identity-provider'),
      mailPort: Number(new URL(mail.smtpUrl).port),
      hasFaults: false,
    }),
  )
  const search = await started(
    startSearchService({ port: ports.search, dataFolder: folder('search'), ...searchKeys, log }),
  )
  const editor = await started(
    startEditorService({
      ...access,
      port: ports.editor,
      contentUrl: content.url,
      siteUrl,
      appUrl: options.app.url,
      app: options.app,
      buildFolder: options.editorFolder,
      labelsFolder: options.labelsFolder,
    }),
  )
  const addresses = {
    content: content.url,
    editor: editor.url,
    identity: identity.issuer,
    search: search.url,
    mail: mail.smtpUrl,
    mails: mail.webUrl,
  }
  return { addresses, stories }
}

const searchKeys = {
  applicationId: 'LOCALSEARCH',
  adminKey: 'local-search-admin',
  keys: [{ value: 'local-search-public', acl: ['search'] }],
} as const
