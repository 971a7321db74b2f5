import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { runCommand } from '../command/run-command.ts'
import { root } from '../settings.ts'
import { buildSite } from '../system/build-site.ts'

const planted = 'scripts/drills/planted-faults.ts'

/** Tests and scripts that run too long for a build: the file, and the variables that set the length of its run. */
type Drill = {
  file: string
  project?: string
  env: Readonly<Record<string, string>>
  /** It starts no site. */
  isWithoutSite?: boolean
}

const drills: readonly Drill[] = [
  // Every link of every host in every language; the build requests a sample of the translated ones.
  { file: 'tests/e2e/visitor/follows-every-link.spec.ts', env: { CRAWL: 'whole' } },
  // Every route of every market in every language; the build rotates through the translated ones.
  { file: 'tests/e2e/visitor/reads-every-market.spec.ts', env: { CRAWL: 'whole' } },
  // Several instances in one process, with simulated clocks, network and services: 10,000 histories of each part from a seed.
  {
    file: 'tests/simulation/simulate.test.ts',
    project: 'server',
    env: { SIMULATION_HISTORIES: '10000' },
    isWithoutSite: true,
  },
  // Each planted fault is found by it within 2,000 histories.
  { file: planted, env: {}, isWithoutSite: true },
  // The content service under forty kills.
  { file: 'tests/contract/delivery/crash.contract.test.ts', env: { CRASH_ROUNDS: '40' } },
  // Forms under two hundred kills and a kill at each step, on SQLite and, where it is installed, on PostgreSQL.
  { file: 'tests/contract/forms/forms.contract.test.ts', env: { FORM_KILLS: '200' } },
  // Enquiries of customers: one of two processes killed a hundred times, on both databases.
  { file: 'tests/contract/forms/enquiries.contract.test.ts', env: { ENQUIRY_KILLS: '100' } },
  // Digests of customers under a hundred kills on both databases.
  { file: 'tests/contract/forms/digests.contract.test.ts', env: { DIGEST_KILLS: '100' } },
  // The site's own process killed at every step of a form that arrives, on both databases.
  { file: 'tests/e2e/visitor/loses-no-form.spec.ts', env: { FORM_STEPS: 'all' } },
  // Typing while the scripts start, at five hundred moments, in every kind of field.
  { file: 'tests/e2e/visitor/navigation/keeps-what-is-typed.spec.ts', env: { TYPING_STARTS: '500' } },
  // Every kind of control before, during and after the start of the scripts.
  { file: 'tests/e2e/visitor/navigation/acts-alike-at-any-moment.spec.ts', env: { CONTROLS: 'all' } },
  // Random histories of a list, a form, a customer and an editor; HISTORY_MODEL=form HISTORY_SEED=7 makes one again.
  { file: 'tests/histories/histories.spec.ts', env: { HISTORIES: '300' } },
  // A release of twelve stories, previewed and then published, in nine languages; the build reads three of each story.
  { file: 'tests/e2e/editor/preview/publishes-what-was-previewed.spec.ts', env: { PREVIEWED: 'all' } },
  // The data sheet of every product; the build writes each fifth.
  { file: 'tests/contract/delivery/data-sheets.contract.test.ts', env: { DATA_SHEETS: 'all' } },
  // Every reader of input from outside with made-up inputs, and with texts that become longer; the build tries a hundred of each.
  { file: 'scripts/drills/fuzz.ts', env: { FUZZ_MINUTES: '60' } },
  // Every search fault that a browser can distinguish; the build tries two.
  { file: 'tests/e2e/visitor/meets-a-failing-search.spec.ts', env: { SEARCH_FAULTS: 'all' } },
  // A form opened before a deployment and sent after it.
  { file: 'tests/e2e/visitor/sends-after-a-deployment.spec.ts', env: { TWO_BUILDS: '1' } },
  // A push of schemas with a fault at each of its requests: 500, cut off before and after, killed.
  { file: 'tests/contract/schemas/schema-faults.contract.test.ts', env: { SCHEMA_FAULT_STRIDE: '1' } },
  // The site's list of addresses beside the space's own, at 31,000 stories.
  { file: 'tests/contract/delivery/address-book.contract.test.ts', env: { ADDRESS_BOOK_SHARE: '1' } },
  // Two hundred pages of made-up content for each block; the build renders eight.
  { file: 'site/blocks/proofs', project: 'dom', env: { PROOF_RUNS: '200' } },
  // Nine faults of the content service, each under load and across a restart. Ten minutes: OUTAGE_SECONDS=600.
  { file: 'scripts/drills/content-outage.ts', env: { OUTAGE_SECONDS: '60' } },
  // Three instances behind nginx: one killed under load, all restarted, all replaced by another build under open tabs.
  { file: 'scripts/drills/several-instances.ts', env: {} },
  // The site behind Varnish and nginx as CDNs: publishes, personal pages, the share of requests that they answer, a killed site.
  { file: 'scripts/drills/behind-cdn.ts', env: {} },
  // Two machines without a common disk, each lost in turn, then PostgreSQL away for two minutes: sessions, forms and index changes stay.
  { file: 'scripts/drills/lost-machines.ts', env: { AWAY_SECONDS: '120' } },
  // A host that freezes the process whenever no request is in flight, and kills it now and then: forms, changes and search records arrive.
  { file: 'scripts/drills/frozen-process.ts', env: { FROZEN_SECONDS: '60' } },
  // Made-up addresses of every kind, 24 at once: pages that are cached come within 100 ms all the while.
  { file: 'scripts/drills/made-up-requests.ts', env: { FLOOD_SECONDS: '20' } },
  // All kinds of requests at once. Full run: LOAD_MINUTES=30.
  { file: 'scripts/drills/mixed-load.ts', env: { LOAD_MINUTES: '3' } },
  // A full disk of the page cache, across a restart too; a clock that jumps by an hour. Not every machine can run them.
  { file: 'scripts/drills/full-disk.ts', env: {} },
  { file: 'scripts/drills/clock-jump.ts', env: {} },
  // The steps of the Containerfile without a container engine; the image runs read-only. Needs root and debootstrap.
  { file: 'scripts/drills/run-image.ts', env: {} },
  { file: 'scripts/drills/run-image.ts', env: { IMAGE: 'node' } },
  // docs/operate.md by its own commands, on a machine that boots systemd. Needs root, debootstrap and systemd-nspawn.
  { file: 'scripts/drills/run-guide.ts', env: {} },
  // Redis between three instances killed, then hanging, under load, with publications meanwhile.
  { file: 'scripts/drills/redis-outage.ts', env: {} },
  // Each browser test of the editor alone on a fresh seed: none needs content that another one has made.
  { file: 'scripts/drills/editor-specs-alone.ts', env: {} },
  // The site compiled without each feature; the build leaves out halves of them.
  { file: 'tests/architecture/left-out-features.test.ts', env: { LEFT_OUT: 'each' } },
  // The site built and started without any feature: what needs none answers as always.
  { file: 'scripts/drills/without-features.ts', env: {} },
  // A clone made somebody's own by three sets of answers; all tests pass there. EXAMPLE=smallest takes one.
  { file: 'scripts/drills/adopt.ts', env: {} },
  // The vendor's starters for Next, Astro and Nuxt on the embedded stack, from an export: pages, and texts that follow the editor. Installs them.
  { file: 'scripts/drills/foreign-projects.ts', env: {} },
  // npm run dev in a fresh clone of the last commit: the home page, edits of a schema, a message, a style and a component, each saved in place and by rename.
  { file: 'scripts/drills/fresh-clone.ts', env: {} },
]

await runCommand(
  {
    name: 'drills',
    purpose: 'Slow drills: kills, faults, outages and long runs of the proofs, each with its counts.',
    words: { name: '[name …]', help: 'runs only drills whose file has this name: outage crash' },
    flags: {
      seed: { type: 'string', help: 'of the simulation: the same seed makes the same histories' },
      histories: { type: 'string', help: 'of each part of the simulation' },
      planted: { type: 'boolean', help: 'instead of the simulation: whether it finds each planted fault' },
    },
    exitCodes: { 0: 'all passed', 1: 'one failed' },
  },
  async ({ words, flags }) => {
    const isWanted = (file: string) => words.length === 0 || words.some((word) => file.includes(word))
    const wanted = drills.filter(({ file }) => (flags.planted ? file === planted : isWanted(file)))
    if (wanted.length === 0) throw new Error(`No drill is named ${words.join(' or ')}.`)
    return await runDrills(wanted, {
      ...(flags.seed !== undefined && { SIMULATION_SEED: flags.seed }),
      ...(flags.histories !== undefined && { SIMULATION_HISTORIES: flags.histories }),
    })
  },
)

/** A signal ends the running drill, which ends its child processes; no further drill starts. */
async function runDrills(wanted: typeof drills, given: Readonly<Record<string, string>>): Promise<number> {
  if (wanted.some(({ isWithoutSite = false }) => !isWithoutSite)) await buildSite()
  const current: { drill?: ChildProcess; isEnding: boolean } = { isEnding: false }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      current.isEnding = true
      current.drill?.kill(signal)
    })
  }
  let outcome = 0
  for (const { file, project = 'contract', env } of wanted) {
    if (current.isEnding) break
    process.stdout.write(`\n${file}\n`)
    const [binary = '', ...args] = commandFor(file, project)
    const drill = spawn(binary, args, { cwd: root, stdio: 'inherit', env: { ...env, ...process.env, ...given } })
    current.drill = drill
    outcome = (await new Promise<number>((resolve) => drill.once('exit', (code) => resolve(code ?? 1)))) || outcome
  }
  return outcome
}

function commandFor(file: string, project: string): string[] {
  const binary = (name: string) => join(root, 'node_modules/.bin', name)
  if (file.startsWith('scripts/')) return [process.execPath, join(root, file)]
  if (file.endsWith('.spec.ts')) return [binary('playwright'), 'test', '--no-deps', file]
  return [binary('vitest'), 'run', '--project', project, '--testTimeout', '1800000', file]
}
