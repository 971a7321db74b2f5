import { loadEnvFile, readSettings, withoutSecrets } from './settings.ts'
import { buildBeside } from './system/build-site.ts'
import type { Child } from './system/child.ts'
import { firstEnd } from './system/first-end.ts'
import { printAddresses } from './system/print-addresses.ts'
import { startSystem, stopAll } from './system/start-system.ts'

/** README command 1: everything runs, seeded. `--dev` reloads on change instead of serving the built site. */
const isDevelopment = process.argv.includes('--dev')
const isVerbose = process.argv.includes('--verbose') || isDevelopment
const recent: string[] = []
const children: Child[] = []
const building = new AbortController()
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

try {
  loadEnvFile()
  const settings = readSettings()
  // The first build and the first seed take a minute each.
  if (!isDevelopment) step('build, beside')
  const system = await startSystem({
    settings,
    children,
    ...(isDevelopment ? { mode: 'development' } : { mode: 'production', built: buildBeside(building.signal) }),
    onStep: step,
    onLine: line,
  })
  printAddresses(settings)
  const end = await firstEnd(system.children)
  if (!isStopping) await fail(end)
} catch (error) {
  if (!isStopping) await fail(error instanceof Error ? error.message : String(error))
}

function step(name: string): void {
  process.stdout.write(`· ${name}\n`)
}

/** Keeps the last lines of every process; they are shown when something fails. */
function line(text: string): void {
  recent.push(text)
  if (recent.length > 40) recent.shift()
  if (isVerbose) process.stdout.write(`${text}\n`)
}

async function fail(message: string): Promise<void> {
  if (!isVerbose && recent.length > 0) process.stderr.write(`\n${withoutSecrets(recent.join('\n'))}\n`)
  process.stderr.write(`\nStopped: ${withoutSecrets(message)}\n`)
  await stop(1)
}

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  building.abort()
  await stopAll(children)
  process.exit(code)
}
