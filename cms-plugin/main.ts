import { parsePluginEnv } from './server/env.ts'
import { startPluginServer } from './server/start-plugin-server.ts'

try {
  const env = parsePluginEnv(process.env)
  const server = await startPluginServer(env)
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`plugin ready at ${server.url}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
