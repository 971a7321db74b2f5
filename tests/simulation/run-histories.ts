import fc from 'fast-check'

/** A part of the system that is simulated: what can happen in it, and what must hold. */
export type World<Step extends { do: string }> = {
  name: string
  step: fc.Arbitrary<Step>
  mostSteps: number
  /** @throws Error with a sentence when something does not hold */
  run: (steps: readonly Step[], seed: number) => Promise<void>
}

export type Outcome = {
  histories: number
  /** The shortest history that was found to fail; undefined where all hold. */
  failure: string | undefined
}

type Options = {
  seed: number
  histories: number
  /** Whether a failing history is shortened; a fault that was planted need not be. */
  isShortened?: boolean
}

type History<Step> = { steps: readonly Step[]; draws: number }

/** Runs histories of a world, and shortens the first one that fails to a story that can be read. */
export async function runHistories<Step extends { do: string }>(
  world: World<Step>,
  options: Options,
): Promise<Outcome> {
  const { seed, histories, isShortened = true } = options
  const history = fc.record({
    steps: fc.array(world.step, { maxLength: world.mostSteps, size: 'max' }),
    draws: fc.nat(),
  })
  const property = fc.asyncProperty(history, async (one) => {
    const problem = await problemOf(world, one)
    if (problem !== undefined) throw new Error(problem)
  })
  const { failed, counterexample, numRuns } = await fc.check(property, { seed, numRuns: histories, endOnFailure: true })
  const [found] = counterexample ?? []
  if (!failed || !found) return { histories, failure: undefined }
  const shortest = isShortened ? await shortened(world, found) : found
  if (process.env['DBG']) (await import('node:fs')).writeFileSync('/tmp/history.json', JSON.stringify(shortest))
  const heading = `${world.name}, found in history ${numRuns} of seed ${seed}, with draws ${shortest.draws}: ${await problemOf(world, shortest)}`
  return { histories: numRuns, failure: [heading, ...shortest.steps.map(inWords)].join('\n') }
}

async function problemOf<Step extends { do: string }>(
  { run }: World<Step>,
  { steps, draws }: History<Step>,
): Promise<string | undefined> {
  return await run(steps, draws).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

/** Leaves out steps as long as the history fails without them. */
async function shortened<Step extends { do: string }>(
  world: World<Step>,
  history: History<Step>,
): Promise<History<Step>> {
  for (const place of history.steps.keys()) {
    const without = { ...history, steps: history.steps.toSpliced(place, 1) }
    if ((await problemOf(world, without)) !== undefined) return await shortened(world, without)
  }
  return history
}

/** The members of a step, one after the other: `change story 1, how publish, message is lost`. */
function inWords(step: { do: string }, place: number): string {
  const { do: what, ...rest } = step
  const details = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`)
  return `${place + 1}. ${what} ${details.join(', ')}`.trim()
}
