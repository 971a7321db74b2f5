import { type Fleet, newFleet } from './fleet.ts'
import {
  actionOf,
  addresses,
  type Change,
  comings,
  instanceNames,
  otherSlug,
  type PageStep,
  pageStep,
  type ServiceName,
  slugs,
} from './page-steps.ts'
import type { World } from './run-histories.ts'
import { noteShown, problemWith, type Shown, type Visited } from './shown-pages.ts'
import { type SimulatedCdn, startCdn } from './simulated-cdn.ts'
import { type Content, type Story, startContent } from './simulated-content.ts'
import { startDatabase } from './simulated-database.ts'
import { restartRedis, startRedis } from './simulated-redis.ts'
import { type Disk, listAddress, type RunningSite, startSite, type Visit } from './simulated-site.ts'
import { chance, draw, drawn, pass, schedule, startTime, worldTime } from './simulated-time.ts'

/**
 * Bounds of staleness, milliseconds. A published message reaches all instances at once; without one each polls (here every ten seconds,
 * `SPACE_CHECK_SECONDS`), after a circuit of at most twelve seconds has closed. A CDN follows a change of the process that leads by then
 * (nine seconds), whose failed purge waits sixteen seconds after an outage of as long.
 */
const bounds = { published: 3000, healed: 26_000, cdnPublished: 9000, cdnHealed: 64_000 }

type State = {
  content: Content
  cdn: SimulatedCdn
  fleet: Fleet<RunningSite, ServiceName>
  disks: Map<string, Disk>
  /** All that each address has shown, the latest last. */
  shown: Map<string, Shown[]>
  /** Moments until which pages of instances, and of the CDN, may be older. */
  mayLag: { instances: number; cdn: number }
  messagesUnderWay: number
  /** Whether a move has no message: beside another change no poll can tell that there was one (docs/debug.md). */
  isMoveUnknown: boolean
  problems: string[]
}

function begin(seed: number): State {
  startTime(seed)
  const stories = [1, 2].map((id): Story => {
    const moment = worldTime() - 3_600_000
    const link = id === 1 ? { link: 2 } : {}
    return {
      id,
      slug: slugs[id]?.[0] ?? '',
      edition: 1,
      isPublished: true,
      publishedAt: moment,
      firstAt: moment,
      ...link,
    }
  })
  const shown = new Map<string, Shown[]>(addresses.map((address) => [address, []]))
  const content = startContent(stories, () => noteShown(content, shown))
  noteShown(content, shown)
  const cdn = startCdn()
  const disks = new Map<string, Disk>(instanceNames.map((name) => [name, new Map()]))
  const services = { redis: startRedis(), content: content.service, database: startDatabase(), cdn: cdn.service }
  const mayLag = { instances: worldTime() + bounds.healed, cdn: worldTime() + bounds.healed }
  const state: Omit<State, 'fleet'> = {
    content,
    cdn,
    shown,
    disks,
    mayLag,
    messagesUnderWay: 0,
    isMoveUnknown: false,
    problems: [],
  }
  const fleet = newFleet({
    names: instanceNames,
    services,
    open: (instance) => startSite(instance, disks.get(instance.name) ?? new Map()),
    onTrouble: () => lag(state, bounds.healed, bounds.cdnHealed),
  })
  return Object.assign(state, { fleet })
}

function lag({ mayLag }: Pick<State, 'mayLag'>, instancesMs: number, cdnMs: number): void {
  mayLag.instances = Math.max(mayLag.instances, worldTime() + instancesMs)
  mayLag.cdn = Math.max(mayLag.cdn, worldTime() + cdnMs)
}

const lagUntilFound = (state: State) => lag(state, bounds.healed, bounds.cdnHealed)

function judge(state: State, visited: Visited, seen: Omit<Visit, 'headers'>): void {
  const problem = problemWith(state.shown.get(visited.address) ?? [], visited, seen)
  if (problem === undefined) return
  state.problems.push(`${visited.name} shows "${seen.text}" (${seen.source}) at /${visited.address}: ${problem}`)
}

/** Since when the page of a visit must have been published; undefined while it may lag behind. */
function freshSince(state: State, lagsUntil: number): number | undefined {
  const isQuiet =
    !state.isMoveUnknown && !state.fleet.isTroubled() && state.messagesUnderWay === 0 && worldTime() > lagsUntil
  return isQuiet ? worldTime() : undefined
}

type At = { name: string; address: string; isForCdn?: boolean }

async function visitInstance(state: State, { name, address, isForCdn = false }: At): Promise<void> {
  const running = state.fleet.at(name)
  if (!running) return
  const lagsUntil = state.mayLag.instances
  const since = freshSince(state, lagsUntil)
  const failed = { status: 500, source: 'miss' as const, text: '', headers: new Map<string, string>() }
  const seen = await running.site.visit(address).catch(() => failed)
  const isCalm = lagsUntil === state.mayLag.instances && !state.fleet.isTroubled()
  judge(state, { name, address, since: isCalm ? since : undefined }, seen)
  // A response may be on its way for a while.
  if (isForCdn && seen.status !== 500)
    schedule(draw() * (chance(0.2) ? 2500 : 20), () => state.cdn.store(address, seen))
}

function visitCdn(state: State, name: string, address: string): void {
  const text = state.cdn.held(address)
  if (text === undefined) return void visitInstance(state, { name, address, isForCdn: true })
  const visited = { name: 'the CDN', address, since: freshSince(state, state.mayLag.cdn) }
  judge(state, visited, { status: 200, source: 'hit', text })
}

function changeStory(state: State, change: Change): void {
  const { story: id, how, message, isLate } = change
  const before = state.content.stories.get(id)
  if (!before || (how !== 'publish' && !before.isPublished)) return
  const slug = how === 'move' ? otherSlug(before) : before.slug
  const changed = {
    publish: { edition: before.edition + 1, isPublished: true },
    unpublish: { isPublished: false },
    move: { slug },
  }
  const delayMs = isLate ? draw() * 1500 : 0
  state.content.change(id, changed[how], delayMs)
  lag(state, delayMs, delayMs)
  if (isLate || message !== 'arrives') lag(state, delayMs + bounds.healed, delayMs + bounds.cdnHealed)
  state.isMoveUnknown ||= how === 'move' && message === 'is lost'
  sendMessages(state, change, { action: actionOf[how], story_id: id, full_slug: `global/${slug}` })
}

function sendMessages(state: State, { message, to }: Change, sent: Readonly<Record<string, unknown>>): void {
  for (const afterMs of comings[message]) {
    state.messagesUnderWay += 1
    schedule(afterMs + draw() * 30, () => void deliver(state, to, sent))
  }
}

async function deliver(state: State, to: string, message: Readonly<Record<string, unknown>>): Promise<void> {
  const running = state.fleet.at(to)
  let isOver = false
  const end = (isFollowed: boolean) => {
    if (isOver) return
    isOver = true
    state.messagesUnderWay -= 1
    if (isFollowed) lag(state, bounds.published, bounds.cdnPublished)
    else lagUntilFound(state)
    state.isMoveUnknown ||= !isFollowed && message['action'] === 'moved'
  }
  if (!running) return end(false)
  running.instance.onEnd.add(() => end(false))
  const status = await running.site.receive(message).catch(() => 500)
  end(status === 200)
}

function act(state: State, one: PageStep): void {
  if (one.do === 'visit') {
    if (one.through === 'CDN') visitCdn(state, one.at, one.address)
    else void visitInstance(state, { name: one.at, address: one.address })
  } else if (one.do === 'change') changeStory(state, one)
  else if (one.do === 'preview') void state.fleet.at(one.at)?.site.preview(one.story)
  else if (one.do === 'restart Redis') {
    lagUntilFound(state)
    restartRedis(instanceNames, one.lost)
  } else {
    if (one.do === 'start again' && one.isEmpty) state.disks.get(one.at)?.clear()
    state.fleet.disturb(one)
  }
}

async function checkAll(state: State): Promise<void> {
  for (const address of addresses) for (const name of instanceNames) void visitInstance(state, { name, address })
  await pass(1000)
}

/** Heals the network, and looks at every page after each bound. */
async function finish(state: State): Promise<void> {
  state.fleet.recover()
  lagUntilFound(state)
  await pass(bounds.healed + 100)
  await checkAll(state)
  for (const address of addresses) visitCdn(state, 'A', address)
  // Renders from before, during and after publishes.
  for (let round = 0; round < 12; round += 1) {
    const [to = 'A', address = listAddress] = [drawn(instanceNames), drawn(addresses)]
    const publish = { do: 'change', how: 'publish', message: 'arrives', isLate: false } as const
    if (round % 3 === 0) changeStory(state, { ...publish, story: 1 + (round % 2), to })
    for (const name of instanceNames) void visitInstance(state, { name, address })
    await pass(draw() * 12)
  }
  await pass(bounds.published + 300)
  await checkAll(state)
  await pass(bounds.cdnHealed - bounds.healed)
  for (const address of addresses) visitCdn(state, 'C', address)
  await pass(1000)
}

async function run(steps: readonly PageStep[], seed: number): Promise<void> {
  const state = begin(seed)
  await pass(600)
  for (const one of steps) {
    act(state, one)
    await pass(one.do === 'wait' ? one.ms : draw() * 40)
    if (state.problems.length > 0) break
  }
  if (state.problems.length === 0) await finish(state)
  state.fleet.end()
  const [problem] = state.problems
  if (problem !== undefined) throw new Error(problem)
}

export const pagesWorld: World<PageStep> = { name: 'pages', step: pageStep, mostSteps: 24, run }
