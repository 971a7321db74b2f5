import type { LibraryDocument } from 'site/features/subscriptions/digests/compose-digest.ts'
import { sendDigests } from 'site/features/subscriptions/digests/send-digests.ts'
import { chooseSubscription } from 'site/features/subscriptions/subscriptions.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { startOutbox } from 'site/forms/submissions/start-outbox.ts'
import type { Database } from 'site/server/database/database.ts'
import { leadership } from 'site/server/database/leadership.ts'
import { repeatedly } from 'site/server/on-demand.ts'
import { type Published, requireDigests, requireNoNeedlessCopy, requireOnce } from './delivery-rules.ts'
import { type DeliveryStep, deliveryStep, instanceNames, type ServiceName } from './delivery-steps.ts'
import { type Fleet, isDisturbance, newFleet } from './fleet.ts'
import { places } from './prepare-tables.ts'
import type { World } from './run-histories.ts'
import { startDatabase } from './simulated-database.ts'
import { call, newService, type Service } from './simulated-network.ts'
import { type Sinks, sinkNames, startSinks, webhookUrl } from './simulated-sinks.ts'
import { draw, type Instance, inInstance, pass, sleep, startTime, worldTime } from './simulated-time.ts'
import { storeForm, storeNumbered } from './store-sent.ts'

type State = {
  fleet: Fleet<Database, ServiceName>
  sinks: Sinks
  /** By what was sent: the identifiers under which it was accepted. */
  accepted: Map<string, Set<string>>
  subscribed: Map<string, number>
  documents: Published[]
  presses: number
  nights: number
  troubledAt: number
}

function begin(seed: number): State {
  startTime(seed)
  const database = startDatabase()
  const sinks = startSinks()
  const content = newService('the content service')
  const documents: Published[] = []
  const state = {
    sinks,
    accepted: new Map(),
    subscribed: new Map(),
    documents,
    presses: 0,
    nights: 0,
    troubledAt: worldTime(),
  }
  const fleet = newFleet({
    names: instanceNames,
    services: { database, content, ...sinks.services },
    open: (instance) => startDeliveries(instance, documents, content),
    onTrouble: () => {
      state.troubledAt = worldTime()
    },
  })
  return Object.assign(state, { fleet })
}

const report = () => undefined

/** Starts what `start-services.ts` and `site-digests.ts` start for what is sent. */
function startDeliveries(instance: Instance, documents: readonly Published[], content: Service): Database {
  return inInstance(instance, () => {
    const database = openSubmissions(places.submissions)
    const settings = {
      smtpUrl: 'smtp://mail.example',
      mailFrom: 'forms@site.example',
      webhookUrl,
      webhookSecret: 'a secret',
    }
    startOutbox({ database, settings, report })
    const { isLeader, take } = leadership({ place: places.leases, work: 'digests', report })
    const send = async () =>
      isLeader() && (await sendDigests({ ...digests(documents, content), database, mayGoOn: isLeader, now: Date.now }))
    repeatedly({ name: 'digests', run: send, take }, 15_000)
    return database
  })
}

/** As `read-library.ts` and `digest-mail.ts` name what they read and write. */
function digests(
  documents: readonly Published[],
  content: Service,
): Pick<Parameters<typeof sendDigests>[0], 'readLibrary' | 'mailFor'> {
  return {
    async readLibrary() {
      const until = Date.now() - 60_000
      const found = await call(content, () =>
        documents.filter(({ shownAt }) => shownAt <= worldTime()).map(libraryDocument),
      )
      return { until, documents: found, lines: new Map() }
    },
    mailFor: async ({ digest: { id, dueAt, claims }, folders, now }) => ({
      id: `digest-${id}-${dueAt}`,
      sender: 'digest:daily',
      locale: 'es',
      message: {
        sink: 'mail',
        to: [claims.email],
        subject: 'Documents',
        text: folders.flatMap((folder) => folder.documents.map(({ title }) => title)).join(' '),
      },
      now,
    }),
  }
}

function libraryDocument({ title, at: appearedAt }: Published): LibraryDocument {
  const path = `/extranet/files/${title}`
  const none = { edition: undefined, folderTitle: undefined, replacedBy: undefined }
  return { ...none, uuid: title, title, path, folder: 'extranet/files', appearedAt, isNew: true, isOpenTo: () => true }
}

function act(state: State, one: DeliveryStep): void {
  if (isDisturbance(one)) state.fleet.disturb(one)
  else if (one.do === 'send a form' || one.do === 'send an enquiry') press(state, one)
  else if (one.do === 'subscribe') void subscribe(state, one)
  else if (one.do === 'publish a document') publish(state)
  else if (one.do === 'change a sink') state.sinks.modes[one.sink] = one.to
  else sleepUntilMorning(state)
}

const dayMs = 86_400_000

function sleepUntilMorning(state: State): void {
  // A message is given up after four days: the sinks may be away for two of them.
  if (state.nights >= 2) return
  state.nights += 1
  state.troubledAt = worldTime()
  const dueAt = Math.ceil((worldTime() - 5 * 3_600_000) / dayMs) * dayMs + 5 * 3_600_000
  sleep(dueAt - 10_000 - worldTime())
}

function publish({ documents }: State): void {
  documents.push({ title: `document-${documents.length + 1}`, at: worldTime(), shownAt: worldTime() + draw() * 20_000 })
}

async function subscribe(
  state: State,
  { at: name, person }: Extract<DeliveryStep, { do: 'subscribe' }>,
): Promise<void> {
  const { instance, site: database } = state.fleet.at(name) ?? {}
  if (!instance || !database || state.subscribed.has(person)) return
  const claims = { email: `${person}@a.example`, name: person, groups: [], website: 'base', locale: 'es' }
  const follow = { kind: 'folder', target: 'extranet' } as const
  const customer = { subject: person, claims }
  const since = worldTime()
  const isChosen = await inInstance(instance, () =>
    chooseSubscription(database, customer, { follow, title: 'All', frequency: 'daily', now: Date.now() }),
  ).catch(() => false)
  if (isChosen) state.subscribed.set(person, since)
}

/** A visitor presses again where no page of thanks comes. */
function press(
  state: State,
  { do: what, at: first, isPressedTwice }: Extract<DeliveryStep, { isPressedTwice: boolean }>,
): void {
  state.presses += 1
  const title = `${what === 'send a form' ? 'form' : 'enquiry'}-${state.presses}.`
  const [second = first] = instanceNames.filter((name) => name !== first)
  const send = async (name: string) => {
    const { instance, site: database } = state.fleet.at(name) ?? {}
    if (!instance || !database) return
    const store = what === 'send a form' ? storeForm : storeNumbered
    const id = await inInstance(instance, () => store(database, title))
    state.accepted.set(title, (state.accepted.get(title) ?? new Set()).add(id))
  }
  void send(first).catch(() => send(second).catch(() => undefined))
  if (isPressedTwice) void send(second).catch(() => undefined)
}

/** While all is well a slow sink gets a message once, however long it takes. */
async function requireOneSender(state: State): Promise<void> {
  Object.assign(state.sinks.modes, { mail: 'takes slowly', webhook: 'takes' })
  await pass(11_000)
  press(state, { do: 'send a form', at: 'A', isPressedTwice: true })
  await pass(30_000)
  requireNoNeedlessCopy({ ...state, arrivals: state.sinks.arrivals })
}

async function finish(state: State): Promise<void> {
  const { fleet, sinks } = state
  fleet.recover()
  await requireOneSender(state)
  for (const sink of sinkNames) sinks.modes[sink] = 'takes'
  // The last attempt may be an hour ago; what a silent sink has is over then.
  for (const sleptMs of [0, 3_700_000, 3_700_000]) {
    sleep(sleptMs)
    await pass(45_000)
  }
  state.nights = 0
  sleepUntilMorning(state)
  await pass(60_000)
  requireOnce({ ...state, arrivals: sinks.arrivals })
  requireDigests({ ...state, arrivals: sinks.arrivals })
}

async function run(steps: readonly DeliveryStep[], seed: number): Promise<void> {
  const state = begin(seed)
  await pass(2000)
  for (const one of steps) {
    act(state, one)
    await pass(one.do === 'wait' ? one.ms : draw() * 40)
    requireNoNeedlessCopy({ ...state, arrivals: state.sinks.arrivals })
  }
  await finish(state)
  requireNoNeedlessCopy({ ...state, arrivals: state.sinks.arrivals })
  state.fleet.end()
}

export const deliveriesWorld: World<DeliveryStep> = { name: 'deliveries', step: deliveryStep, mostSteps: 24, run }
