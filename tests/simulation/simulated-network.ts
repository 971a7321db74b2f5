import { chance, currentInstance, draw, kill, schedule, worldTime } from './simulated-time.ts'

/** What stands between an instance and a service: a refused connection is known at once, a silent one after the caller's limit. */
export type Cut = 'refused' | 'silent'

/** A service that all instances call: what it does happens at one moment, in this process and outside of every instance. */
export type Service = {
  name: string
  cuts: Map<string, Cut>
  /** Share of calls of which the request or the response is lost. */
  loss: number
  slowMs: number
  /** After which its clients give a silent connection up, milliseconds. */
  limitMs: number
  /** Since when an instance can reach it again. */
  backAt: Map<string, number>
}

export function newService(name: string, limitMs = 5000): Service {
  return { name, cuts: new Map(), loss: 0, slowMs: 0, limitMs, backAt: new Map() }
}

export function cutOff(service: Service, instance: string, cut: Cut): void {
  service.cuts.set(instance, cut)
}

/** The network heals, for one instance or for all. */
export function heal(service: Service, instance?: string): void {
  for (const name of instance === undefined ? [...service.cuts.keys()] : [instance]) {
    if (service.cuts.delete(name)) service.backAt.set(name, worldTime())
  }
  if (instance === undefined) Object.assign(service, { loss: 0, slowMs: 0 })
}

/** The network as `fetch` reports that a connection failed. */
export class ConnectionError extends TypeError {
  override readonly name = 'TypeError'
}

const latencyOf = ({ slowMs }: Service) => 1 + draw() * 8 + draw() * slowMs

/**
 * Calls a service from the current instance: the request takes its time, the service acts, and so does the response. A caller that is killed
 * in between gets none, and whether the service acted is up to the moment. Outside of an instance it acts at once.
 * @param act what the service does
 * @throws ConnectionError when the request or the response was lost; whatever the service throws
 */
export async function call<Result>(service: Service, act: () => Result | Promise<Result>): Promise<Result> {
  const instance = currentInstance()
  if (!instance) return await act()
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  instance.callsLeft -= 1
  const isLast = instance.callsLeft <= 0
  if (isLast && chance(0.4)) kill(instance)
  if (!instance.isAlive) return await promise
  const later = (ms: number, settle: () => void) => schedule(ms, () => instance.isAlive && settle())
  const lose = (cut: Cut | undefined) =>
    later(cut === 'silent' ? service.limitMs : latencyOf(service), () =>
      reject(new ConnectionError(`The connection to ${service.name} was lost`)),
    )
  const respond = (settle: () => void) => {
    if (isLast) kill(instance)
    const cut = service.cuts.get(instance.name)
    if (cut || chance(service.loss)) lose(cut)
    else later(latencyOf(service), settle)
  }
  const cut = service.cuts.get(instance.name)
  if (cut || chance(service.loss)) lose(cut)
  else
    schedule(latencyOf(service), () => {
      void Promise.resolve()
        .then(act)
        .then(
          (result) => respond(() => resolve(result)),
          (error: unknown) => respond(() => reject(error)),
        )
    })
  return await promise
}
