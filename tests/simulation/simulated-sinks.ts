import type { Mail, MailTransport } from 'site/forms/submissions/mail-client.ts'
import { within } from 'site/server/time-limit.ts'
import { serveHost } from './simulated-http.ts'
import { call, newService, type Service } from './simulated-network.ts'
import { currentInstance, draw, type Instance, schedule, worldTime } from './simulated-time.ts'

export const sinkNames = ['mail', 'webhook'] as const
export type SinkName = (typeof sinkNames)[number]

/** How a sink behaves. In the last two it has the message although its sender does not learn it in time, or at all. */
export const sinkModes = ['takes', 'refuses', 'takes slowly', 'takes and fails', 'takes and is silent'] as const
export type SinkMode = (typeof sinkModes)[number]

/** A message as it came. The identifier is the one by which a recipient recognises a repeated message. */
export type Arrival = {
  sink: SinkName
  id: string
  text: string
  to: string
  at: number
  by: Instance | undefined
  /** Whether its sender knows that it arrived. */
  isKnown: boolean
  isOver: boolean
}

export type Sinks = {
  services: Readonly<Record<SinkName, Service>>
  modes: Record<SinkName, SinkMode>
  arrivals: Arrival[]
}

export const webhookUrl = 'http://receiver.example/forms'

const timeoutMs = 30_000

let sinks: Sinks = newSinks()

function newSinks(): Sinks {
  const services = { mail: newService('the mail server', timeoutMs), webhook: newService('the receiver', timeoutMs) }
  return { services, modes: { mail: 'takes', webhook: 'takes' }, arrivals: [] }
}

/** A mail server and a receiver of webhooks without messages, for a new world. */
export function startSinks(): Sinks {
  sinks = newSinks()
  serveHost(new URL(webhookUrl).host, sinks.services.webhook, ({ headers, body }) =>
    receive({ sink: 'webhook', id: headers.get('webhook-id') ?? '', text: body, to: '', by: undefined }),
  )
  return sinks
}

/** In place of `mail-client.ts`. */
export async function mailTransport(): Promise<MailTransport> {
  const by = currentInstance()
  return {
    async sendMail({ messageId, to, text }: Mail) {
      const mail = { sink: 'mail', id: messageId, text, to: to.join(), by } as const
      await within(timeoutMs, sendMail(mail))
    },
    close: () => undefined,
  }
}

async function sendMail(mail: Omit<Arrival, 'at' | 'isKnown' | 'isOver'>): Promise<void> {
  const { status = 200 } = await call(sinks.services.mail, () => receive(mail))
  if (status !== 200) throw new Error('451 Try again later')
  for (const one of sinks.arrivals) if (one.id === mail.id && one.by === mail.by) one.isKnown = true
}

async function receive(message: Omit<Arrival, 'at' | 'isKnown' | 'isOver'>): Promise<{ status?: number }> {
  const mode = sinks.modes[message.sink]
  if (mode === 'refuses') return { status: 503 }
  const arrival = { ...message, at: worldTime(), isKnown: false, isOver: false }
  sinks.arrivals.push(arrival)
  const { promise, resolve } = Promise.withResolvers<void>()
  const takesMs = {
    takes: 0,
    'takes slowly': 10_000 + draw() * 15_000,
    'takes and fails': 0,
    'takes and is silent': 40_000,
  }
  schedule(takesMs[mode], resolve)
  await promise
  arrival.isOver = true
  return mode === 'takes and fails' ? { status: 500 } : {}
}
