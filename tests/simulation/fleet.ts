import fc from 'fast-check'
import { type Cut, cutOff, heal, type Service } from './simulated-network.ts'
import { type Instance, kill, newInstance } from './simulated-time.ts'

/** What happens to machines and the network between them, in every world. */
export type Disturbance<ServiceName extends string> =
  | { do: 'kill'; at: string; afterCalls: number }
  | { do: 'start again'; at: string; aheadMs: number; isEmpty: boolean }
  | { do: 'cut off'; at: string; from: ServiceName; how: Cut }
  | { do: 'trouble'; of: ServiceName; loss: number; slowMs: number }
  | { do: 'heal' }
  | { do: 'wait'; ms: number }

const kinds: readonly string[] = ['kill', 'start again', 'cut off', 'trouble', 'heal', 'wait']

/** Whether a step of a world is one that every world has. */
export function isDisturbance<Step extends { do: string }>(step: Step): step is Extract<Step, Disturbance<string>> {
  return kinds.includes(step.do)
}

type Table<ServiceName extends string> = {
  names: readonly string[]
  services: readonly ServiceName[]
  /** Most milliseconds by which clocks of instances are wrong. */
  clockMs: number
  waits: readonly number[]
}

/** @param table what there is to disturb */
export function disturbances<ServiceName extends string>({ names, services, clockMs, waits }: Table<ServiceName>) {
  const at = fc.constantFrom(...names)
  const service = fc.constantFrom(...services)
  const kills = fc.record({ do: fc.constant('kill' as const), at, afterCalls: fc.nat(12) })
  const starts = fc.record({
    do: fc.constant('start again' as const),
    at,
    aheadMs: fc.integer({ min: -clockMs, max: clockMs }),
    isEmpty: fc.boolean(),
  })
  const how = fc.constantFrom('refused' as const, 'silent' as const)
  const cuts = fc.record({ do: fc.constant('cut off' as const), at, from: service, how })
  const [loss, slowMs] = [fc.constantFrom(0, 0.1, 0.5), fc.constantFrom(0, 300, 3000)]
  const troubles = fc.record({ do: fc.constant('trouble' as const), of: service, loss, slowMs })
  return fc.oneof(
    { weight: 2, arbitrary: kills },
    { weight: 2, arbitrary: starts },
    { weight: 1, arbitrary: cuts },
    { weight: 1, arbitrary: troubles },
    { weight: 2, arbitrary: fc.constant({ do: 'heal' as const }) },
    { weight: 8, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(...waits) }) },
  ) satisfies fc.Arbitrary<Disturbance<ServiceName>>
}

type Running<Site> = { instance: Instance; site: Site }

type FleetOptions<Site, ServiceName extends string> = {
  names: readonly string[]
  services: Readonly<Record<ServiceName, Service>>
  open: (instance: Instance) => Site
  /** Called at each fault, and when it has ended. */
  onTrouble: () => void
}

/** The instances of a world and the services that they call. */
export function newFleet<Site, ServiceName extends string>(options: FleetOptions<Site, ServiceName>) {
  const { names, services, open, onTrouble } = options
  const all = Object.values<Service>(services)
  const running = new Map<string, Running<Site>>()
  let isTroubled = false

  function start(name: string, aheadMs = 0): void {
    const instance = newInstance(name, aheadMs)
    running.set(name, { instance, site: open(instance) })
  }

  function healAll(): void {
    for (const each of all) heal(each)
    if (isTroubled) onTrouble()
    isTroubled = false
  }

  function killAt(name: string, afterCalls: number): void {
    const { instance } = running.get(name) ?? {}
    if (!instance) return
    instance.onEnd.add(onTrouble)
    if (afterCalls === 0) kill(instance)
    else instance.callsLeft = afterCalls
  }

  function disturb(one: Disturbance<ServiceName>): void {
    if (one.do === 'wait') return
    if (one.do === 'heal') return healAll()
    onTrouble()
    if (one.do === 'kill') killAt(one.at, one.afterCalls)
    else if (one.do === 'start again') {
      killAt(one.at, 0)
      start(one.at, one.aheadMs)
    } else {
      isTroubled = true
      if (one.do === 'cut off') cutOff(services[one.from], one.at, one.how)
      else Object.assign(services[one.of], { loss: one.loss, slowMs: one.slowMs })
    }
  }

  for (const name of names) start(name)
  return {
    disturb,
    isTroubled: () => isTroubled,
    /** Undefined for one that was killed. */
    at(name: string): Running<Site> | undefined {
      const found = running.get(name)
      return found?.instance.isAlive ? found : undefined
    },
    /** The network heals, and every instance runs. */
    recover(): void {
      healAll()
      for (const name of names) {
        const { instance } = running.get(name) ?? {}
        if (instance) instance.callsLeft = Number.POSITIVE_INFINITY
        if (!instance?.isAlive) start(name)
      }
    },
    end(): void {
      for (const { instance } of running.values()) kill(instance)
    },
  }
}

export type Fleet<Site, ServiceName extends string> = ReturnType<typeof newFleet<Site, ServiceName>>
