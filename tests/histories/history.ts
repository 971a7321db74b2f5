import type { Browser } from '@playwright/test'
import fc from 'fast-check'

/** Something that a person does. */
export type Move<Belief, World> = {
  /** What it is, as a story tells it: "pastes 12 lines into the list". */
  words: string
  /** Whether the person can do it now; absent: always. */
  isPossible?: (belief: Readonly<Belief>) => boolean
  /** Does it in the browser, and changes what the person believes. @throws Error when the browser does not obey */
  make: (world: World, belief: Belief) => Promise<void>
}

/** A person with a purpose: what can be done, what is believed, and what must hold after everything that was done. */
export type Model<Belief, World> = {
  name: string
  /** The most moves of one history. */
  most: number
  moves: readonly fc.Arbitrary<Move<Belief, World>>[]
  /** @param mark a word that no other history has */
  open: (browser: Browser, mark: string) => Promise<{ belief: Belief; world: World }>
  /** Waits until what is shown and stored is what the person believes. @throws Error that says what differs */
  check: (world: World, belief: Belief) => Promise<void>
  close: (world: World) => Promise<void>
}

/** How one history is found again: its seed, and with a path the shortest form of it. */
export type Replay = { seed: number; path?: string | undefined }

/** Milliseconds after which a browser that does not obey fails the history. */
export const longestWaitMs = 30_000

/** For how long a failed history is made shorter. */
const shorteningMs = Number(process.env['HISTORY_SHORTEN_SECONDS'] ?? 180) * 1000

type Told = { moves: string[]; error: unknown }

/**
 * Makes one history of a model, and where it fails shorter ones until none of them fails.
 * @returns the shortest failing one as a story, with what replays it; undefined when everything held
 */
export async function failedHistory<Belief extends object, World>(
  model: Model<Belief, World>,
  browser: Browser,
  { seed, path = '' }: Replay,
): Promise<string | undefined> {
  const [place = '', replayPath = ''] = path.split('/')
  const shortest: { told?: Told } = {}
  const commands = fc.commands(
    model.moves.map((move) => move.map(toCommand)),
    { maxCommands: model.most, size: 'max', ...(replayPath && { replayPath }) },
  )
  const property = fc.asyncProperty(commands, makeOnce(model, { browser, mark: `h${seed.toString(36)}`, shortest }))
  const result = await fc.check(property, { seed, numRuns: 1, ...(place && { path: place, endOnFailure: true }) })
  if (shortest.told === undefined) return undefined
  return storyOf(model.name, shortest.told, { seed, path: place === '' ? pathOf(result) : path })
}

type FoundAgain = { counterexample: readonly unknown[] | null; counterexamplePath: string | null }

function pathOf({ counterexample, counterexamplePath }: FoundAgain): string {
  return `${counterexamplePath}/${/replayPath="([^"]*)"/.exec(String(counterexample?.[0]))?.[1] ?? ''}`
}

type Running = { browser: Browser; mark: string; shortest: { told?: Told } }

/** @returns makes a history in a browser of its own; the shortest failing one is noted */
function makeOnce<Belief extends object, World>(model: Model<Belief, World>, { browser, mark, shortest }: Running) {
  let deadline = Number.POSITIVE_INFINITY
  let runs = 0
  return async (chosen: Iterable<fc.AsyncCommand<Belief, Real<Belief, World>>>): Promise<void> => {
    // Without time left every shorter history counts as one that holds, so that the search ends.
    if (performance.now() > deadline) return
    runs += 1
    const told: Told = { moves: [], error: undefined }
    let close = async () => {}
    try {
      const { world, belief } = await model.open(browser, `${mark}x${runs}`)
      close = () => model.close(world)
      await fc.asyncModelRun(() => ({ model: belief, real: { world, model, told } }), chosen)
    } catch (error) {
      shortest.told = { ...told, error }
      deadline = Math.min(deadline, performance.now() + shorteningMs)
      throw error
    } finally {
      await close()
    }
  }
}

type Real<Belief, World> = { world: World; model: Model<Belief, World>; told: Told }

function toCommand<Belief extends object, World>(
  move: Move<Belief, World>,
): fc.AsyncCommand<Belief, Real<Belief, World>> {
  return {
    check: (belief) => move.isPossible?.(belief) ?? true,
    async run(belief, { world, model, told }) {
      told.moves.push(move.words)
      await move.make(world, belief)
      await model.check(world, belief)
    },
    toString: () => move.words,
  }
}

function storyOf(name: string, { moves, error }: Told, { seed, path }: Replay): string {
  const reason = error instanceof Error ? error.message : String(error)
  return [
    `${name}: HISTORY_MODEL=${name} HISTORY_SEED=${seed} HISTORY_PATH=${path}`,
    'A person',
    ...moves.map((move) => `  ${move},`),
    'and then this does not hold:',
    reason,
    '',
  ].join('\n')
}
