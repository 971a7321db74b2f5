import { setTimeout as wait } from 'node:timers/promises'
import { misspelledIn } from 'site/server/configuration/known-variables.ts'
import { runCommand } from './command/run-command.ts'
import { loadEnvFile, readSettings, withoutSecrets } from './settings.ts'
import { addressesOf } from './system/addresses-of.ts'
import { buildBeside } from './system/build-site.ts'
import type { Child, OnLine } from './system/child.ts'
import { foldRepeats } from './system/fold-repeats.ts'
import { requireOwnFolder } from './system/require-own-folder.ts'
import { startSystem, stopAll } from './system/start-system.ts'

/** README command 1: everything runs, seeded. `--dev` reloads on change instead of serving the built site. */
await runCommand(
  {
    name: 'start',
    purpose: 'Starts everything, seeded: site, content service, editor, search, mail. Ctrl-C stops it.',
    flags: {
      dev: { type: 'boolean', help: 'reloads on change instead of serving the built site (npm run dev)' },
      verbose: { type: 'boolean', help: 'shows the output of the processes, and all addresses' },
    },
    notes:
      'A second system needs ports and a data folder of its own: SITE_PORT, CONTENT_PORT, DATA_FOLDER (.env.example has\nall variables; .env is read).',
    exitCodes: { 0: 'stopped by a signal', 1: 'a part failed or ended, or another system is in the way' },
  },
  async ({ flags }) => await start({ isDevelopment: flags.dev ?? false, isVerbose: flags.verbose ?? false }),
)

async function start({ isDevelopment, isVerbose }: { isDevelopment: boolean; isVerbose: boolean }): Promise<void> {
  const recent: string[] = []
  const children: Child[] = []
  const building = new AbortController()
  const isShown = isVerbose || isDevelopment
  const output = outputOf(isDevelopment)
  let isStopping = false

  /** Keeps the last lines of every process; they are shown when something fails. */
  const onLine: OnLine = (text, stream) => {
    recent.push(text)
    if (recent.length > 40) recent.shift()
    if (isShown) output(text, stream)
  }
  const stop = async (code: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    building.abort()
    await stopAll(children)
    process.exit(code)
  }
  const fail = async (message: string): Promise<void> => {
    if (isStopping) return
    if (!isShown && recent.length > 0) process.stderr.write(`\n${withoutSecrets(recent.join('\n'))}\n`)
    process.stderr.write(`\nStopped: ${withoutSecrets(message)}\n`)
    await stop(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

  try {
    loadEnvFile()
    const settings = readSettings()
    for (const sentence of misspelledIn(process.env)) process.stderr.write(`${sentence}\n`)
    requireOwnFolder(settings, `http://localhost:${settings.SITE_PORT}`)
    const mode = isDevelopment ? 'development' : 'production'
    const system = await startSystem({
      settings,
      children,
      mode,
      onLine,
      // Output of the processes may come between the start of a step and its end.
      onStep: (name) => void process.stdout.write(`· ${name}${isShown ? '\n' : ' '}`),
      onStepEnd: (name, seconds) =>
        void process.stdout.write(`${isShown ? `· ${name}: ` : ''}${seconds.toFixed(1)} s\n`),
      // The first build and the first seed take a minute each.
      ...(!isDevelopment && { build: () => buildBeside(building.signal) }),
    })
    process.stdout.write(addressesOf(settings, isVerbose))
    await fail(await firstEnd(system.children))
  } catch (error) {
    await fail(error instanceof Error ? error.message : String(error))
  }
}

/** In development the browser and the developer request a failing page many times, so repeated errors are folded. */
function outputOf(isDevelopment: boolean): OnLine {
  const write = (text: string) => void process.stdout.write(`${text}\n`)
  const errors = foldRepeats(write)
  return (text, stream) => (isDevelopment && stream === 'stderr' ? errors.line(text) : write(text))
}

/** Resolves with the name of the first process that ends by itself. */
function firstEnd(children: readonly Child[]): Promise<string> {
  return Promise.race(
    children.map(async ({ name, ended }) => {
      const { code, signal } = await ended
      await wait(50)
      return `${name} ended (${signal ?? `exit code ${code}`}).`
    }),
  )
}
