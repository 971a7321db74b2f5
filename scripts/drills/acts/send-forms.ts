import { setTimeout as pause } from 'node:timers/promises'
import { sendForm, visitorToken } from './send-form.ts'

export type FormCount = { accepted: number; refused: number }

const betweenMs = 2000

/**
 * Visitors who send a form one after the other; each repeats it until it is accepted, as a person whose form came back does.
 * @returns what stops them, once the last one was thanked, and counts
 */
export function startForms(siteUrl: string): { count: FormCount; stop: () => Promise<void> } {
  const count: FormCount = { accepted: 0, refused: 0 }
  const stopping = new AbortController()

  async function sendUntilAccepted(turn: number): Promise<void> {
    const token = await again(() => visitorToken(siteUrl))
    await again(() => sendForm(siteUrl, { token, turn }))
    count.accepted += 1
  }

  async function again<Value>(send: () => Promise<Value>): Promise<Value> {
    for (;;) {
      try {
        return await send()
      } catch {
        count.refused += 1
        await pause(1000)
      }
    }
  }

  async function run(): Promise<void> {
    const sending: Promise<void>[] = []
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      sending.push(sendUntilAccepted(turn))
      await pause(betweenMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await Promise.all(sending)
  }

  const running = run()
  return {
    count,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
