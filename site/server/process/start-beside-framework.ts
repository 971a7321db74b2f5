import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type RequestListener, Server } from 'node:http'
import { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { orEnd } from '#site/server/configuration/exit-on-error.ts'
import { withRequestId } from '#site/server/observability/request-id.ts'
import type { Instances } from '#site/server/page-cache/instances/join-instances.ts'
import { contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { refuseTunnels } from '#site/server/pipeline/refuse-tunnels.ts'
import { requestPipeline } from '#site/server/pipeline/request-pipeline.ts'
import { serverLimits } from './open-framework.ts'
import { renderEachPage } from './open-page-cache.ts'
import { contentCheck } from './readiness.ts'
import { passToFramework, serverSettings, stopTimes } from './settings.ts'
import { endAtSignals, endGracefully } from './shut-down.ts'
import { startServices } from './start-services.ts'
import { renderUntilProven } from './warm-up.ts'

/**
 * Starts in a process of the framework's server (`next start`, or `server.js` of the standalone output) what `main.ts` starts in ours, and
 * puts the request pipeline around it. Pages are rendered for their request: no copy of one is kept.
 * @param site folder of the site
 */
export async function startBesideFramework(site: string): Promise<void> {
  const settings = orEnd(() => serverSettings(env, site))
  passToFramework(settings)
  const services = await startServices(settings)
  const { lifecycle } = services
  let server: Server | undefined
  atFirstRequest((opened, framework) => {
    server = Object.assign(opened, serverLimits)
    refuseTunnels(server)
    // A client that offers an upgrade, such as h2c, gets its page: only the development page has a socket.
    server.removeAllListeners('upgrade')
    const listener = afterCatchingUp(renderEachPage(settings, framework), services.instances)
    const check = contentCheck(contentProof, async () => false)
    let proving: Promise<void> | undefined
    const content = async () => {
      // Nothing renders a page before the first visitor: whoever asks whether the process is ready has one rendered, one at a time.
      if (!contentProof().isRendered)
        proving ??= withRequestId('readiness', () => renderUntilProven(listener, settings.host))
      await proving?.finally(() => (proving = undefined))
      return await check()
    }
    return requestPipeline(listener, { ...services, checks: { forms: services.canStoreForms, content } })
  })
  endAtSignals(() => endGracefully({ server, lifecycle, ...stopTimes(env), finish: services.stop }))
}

/** A host may have frozen the process since its last request: changes of content come before the page that shows them. */
function afterCatchingUp(listener: RequestListener, instances: Instances | undefined): RequestListener {
  if (!instances) return listener
  return (request, response) => void instances.catchUp().then(() => listener(request, response))
}

const started = z.object({ server: z.instanceof(Server) })

/**
 * The framework hands its server to nobody. Node names it with each request, before the request's listener is called (Node,
 * "Diagnostics Channel", `http.server.request.start`): at the first one, ours takes the place of the framework's.
 */
function atFirstRequest(open: (server: Server, framework: RequestListener) => RequestListener): void {
  const channel = 'http.server.request.start'
  subscribe(channel, function take(message) {
    const { server } = started.parse(message)
    if (!isOfFramework(server)) return
    unsubscribe(channel, take)
    const framework = server.listeners('request')
    server.removeAllListeners('request')
    server.on(
      'request',
      open(server, (request, response) => {
        for (const listener of framework) listener.call(server, request, response)
      }),
    )
  })
}

/** The metrics of the process have a server of their own. The framework names its port in PORT. */
function isOfFramework(server: Server): boolean {
  const address = server.address()
  return typeof address === 'object' && String(address?.port) === process.env['PORT']
}
