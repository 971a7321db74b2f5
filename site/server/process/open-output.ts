import { hostname } from 'node:os'
import { redactOutput } from '#site/server/observability/redact-output.ts'
import { type StructuredOutput, structuredOutput } from '#site/server/observability/structured-output.ts'
import type { ServerSettings } from './settings.ts'

/** Every line is one event in production; a developer reads them as they are, without the secrets in them. */
export function openOutput(
  { isProduction, env, buildId }: Pick<ServerSettings, 'isProduction' | 'env' | 'buildId'>,
  redact: (text: string) => string,
): StructuredOutput {
  // Instances of one machine differ by their port.
  const origin = { host: `${hostname()}:${env.SITE_PORT}`, build: buildId }
  if (isProduction && env.LOG_FORMAT === 'json') return withFatalErrors(structuredOutput({ redact, origin }))
  redactOutput(redact)
  return { log: (message, fields) => void process.stdout.write(`${message} ${JSON.stringify(fields ?? {})}\n`) }
}

/** Node prints an error that ends the process past the log, over many lines and with the secrets in it. */
function withFatalErrors(output: StructuredOutput): StructuredOutput {
  process.once('uncaughtException', (error) => {
    output.log(error instanceof Error ? (error.stack ?? error.message) : String(error), {}, 'error')
    process.exit(1)
  })
  return output
}

export function reportLine(message: string): void {
  process.stderr.write(`${message}\n`)
}
