import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { buildPage } from './build-page.ts'
import { type EditorOptions, editorService } from './editor-service.ts'

export type StartOptions = Omit<EditorOptions, 'pageFolder'> & {
  /** 0 takes any free port. */
  port: number
  /** Folder of the built pages. */
  buildFolder: string
}

export type EditorService = { url: string; stop: () => Promise<void> }

/** @throws when the port is taken or the page cannot be built */
export async function startEditorService({ port, buildFolder, ...options }: StartOptions): Promise<EditorService> {
  const app = editorService({ ...options, pageFolder: await buildPage(buildFolder) })
  const server = await new Promise<ServerType>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, port, hostname: 'localhost' }, () => resolve(started))
    started.once('error', reject)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
