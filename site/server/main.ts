import { env } from '#site/server/configuration/env.ts'
import { orEnd } from '#site/server/configuration/exit-on-error.ts'
import { noteOwnServer } from '#site/server/configuration/hosting.ts'
import { contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { warmUpErrorScreen } from '#site/server/page-cache/warm-up/warm-up-error-screen.ts'
import { refuseTunnels } from '#site/server/pipeline/refuse-tunnels.ts'
import { requestPipeline } from '#site/server/pipeline/request-pipeline.ts'
import { openFramework, openHttpServer } from '#site/server/process/open-framework.ts'
import { reportLine as report } from '#site/server/process/open-output.ts'
import { openPageCache, withoutPageCache } from '#site/server/process/open-page-cache.ts'
import { contentCheck } from '#site/server/process/readiness.ts'
import { passToFramework, serverSettings, stopTimes } from '#site/server/process/settings.ts'
import { endAtSignals, endGracefully } from '#site/server/process/shut-down.ts'
import { startServices } from '#site/server/process/start-services.ts'
import { warmUp } from '#site/server/process/warm-up.ts'

/** The process of the site: reads its variables, opens what it needs, listens, and shuts down at a signal. */
export async function main(): Promise<void> {
  noteOwnServer()
  const settings = orEnd(() => serverSettings(env))
  const { isProduction, host } = settings
  passToFramework(settings)
  const services = await startServices(settings)
  const { lifecycle } = services
  const server = openHttpServer(settings)
  const framework = await openFramework(settings, server)
  const pages = isProduction
    ? openPageCache(settings, { framework, instances: services.instances })
    : withoutPageCache(framework)
  if (isProduction) await warmUpErrorScreen({ framework, host, report })
  const content = contentCheck(contentProof, pages.hasCopy)
  const checks = { forms: services.canStoreForms, ...(isProduction && { content }) }
  server.on('request', requestPipeline(pages.listener, { ...services, checks, cacheHit: pages.cacheHit }))
  refuseTunnels(server)
  server.listen(env.SITE_PORT, env.LISTEN_HOST, () => process.stdout.write(`site ready at ${env.SITE_URL}\n`))
  if (isProduction) void warmUp(settings, { pages, lifecycle, check: content })
  const finish = () => Promise.all([services.stop(), pages.written()])
  endAtSignals(() => endGracefully({ server, lifecycle, ...stopTimes(env), finish }))
}

if (import.meta.main) await main()
