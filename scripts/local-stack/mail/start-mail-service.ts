import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { mailPage } from './mail-pages.ts'
import { type MailStore, mailStore } from './mail-store.ts'
import { smtpServer } from './smtp-server.ts'

export type MailServiceOptions = {
  /** 0 takes any free port. */
  smtpPort: number
  webPort: number
  /** Folder of the stored messages. */
  dataFolder: string
}

export type MailService = {
  smtpUrl: string
  webUrl: string
  store: MailStore
  stop: () => Promise<void>
}

/** A mail server that accepts every mail and forwards none: the mails of the site are visible at a local address. */
export async function startMailService({ smtpPort, webPort, dataFolder }: MailServiceOptions): Promise<MailService> {
  const store = mailStore(dataFolder)
  const smtp = smtpServer(store.save)
  const web = createServer(
    (request, response) => void respond(store, request, response).catch(() => response.destroy()),
  )
  await Promise.all([listen(smtp.server, smtpPort), listen(web, webPort)])
  return {
    smtpUrl: `smtp://localhost:${portOf(smtp.server)}`,
    webUrl: `http://localhost:${portOf(web)}`,
    store,
    stop: async () => {
      web.closeAllConnections()
      await Promise.all([new Promise<void>((resolve) => smtp.close(resolve)), closed(web)])
    },
  }
}

/** A page of the view, the health check, or a 404. */
async function respond(store: MailStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
  const content = path === '/healthz' ? 'ok' : await mailPage(path, store)
  response.writeHead(content === undefined ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  response.end(content ?? 'There is no such mail.')
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
