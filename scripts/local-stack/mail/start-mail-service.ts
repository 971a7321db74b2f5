import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer as createSmtpServer, type Server } from 'node:net'
import { mailPage } from './mail-pages.ts'
import { type MailShelf, mailShelf } from './mail-shelf.ts'
import { smtpSession } from './smtp-session.ts'

export type MailServiceOptions = {
  /** 0 takes any free port. */
  smtpPort: number
  webPort: number
  /** Where messages are kept. */
  dataFolder: string
}

export type MailService = {
  smtpUrl: string
  webUrl: string
  shelf: MailShelf
  stop: () => Promise<void>
}

/** Takes every mail and sends none: what the site sends can be read at an address of this machine. */
export async function startMailService({ smtpPort, webPort, dataFolder }: MailServiceOptions): Promise<MailService> {
  const shelf = mailShelf(dataFolder)
  const smtp = createSmtpServer((socket) => smtpSession(socket, (_, raw) => shelf.keep(raw)))
  const web = createHttpServer((request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const content = path === '/healthz' ? 'ok' : mailPage(path, shelf)
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
    response.end(content ?? 'There is no such mail.')
  })
  await Promise.all([listen(smtp, smtpPort), listen(web, webPort)])
  return {
    smtpUrl: `smtp://localhost:${portOf(smtp)}`,
    webUrl: `http://localhost:${portOf(web)}`,
    shelf,
    stop: async () => {
      web.closeAllConnections()
      await Promise.all([closed(smtp), closed(web)])
    },
  }
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
