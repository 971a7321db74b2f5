import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { logIn } from '../../system/browser/log-in.ts'
import { customer } from '../acts/demo-customer.ts'
import { sendForm, visitorToken } from '../acts/send-form.ts'
import { reportLoad, underLoad } from '../under-load.ts'
import { siteUrl } from './filled-files.ts'

/** Instances of the guide. */
export const ports = [3001, 3002]
const readySeconds = 120
/** With a file for each page it stays below the limit of nginx for one visitor. */
const perSecond = 15

/**
 * Prints that a condition is true.
 * @throws Error with the details where it is not: the next step needs it
 */
export function expectThat(what: string, isRight: boolean, details = ''): void {
  if (!isRight) throw new Error(`✗ ${what}\n${details}`)
  process.stdout.write(`✓ ${what}\n`)
}

/** Waits until both instances are ready. */
export async function untilReady(): Promise<void> {
  for (const port of ports) {
    let state = ''
    for (let left = readySeconds; left > 0 && !state.startsWith('200 '); left -= 1) {
      state = await stateOf(port)
      await pause(state.startsWith('200 ') ? 0 : 1000)
    }
    expectThat(`the instance ${port} is ready`, state.startsWith('200 '), state)
  }
}

/** Status and text of an instance's `/readyz`. */
export async function stateOf(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return response ? `${response.status} ${await response.text()}` : 'no response'
}

/** The instances run these builds, in the order of their ports; an empty name is an instance that does not respond. */
export async function expectBuilds(...ids: readonly string[]): Promise<void> {
  const found = await Promise.all(
    ports.map(async (port) => {
      const response = await fetch(`http://127.0.0.1:${port}/builds/latest.json`).catch(() => undefined)
      return response ? z.object({ id: z.string() }).parse(await response.json()).id : ''
    }),
  )
  expectThat(
    `the instances run the builds ${ids.map((id) => `"${id}"`).join(' and ')}`,
    found.join() === ids.join(),
    found.join(),
  )
}

/** No page through nginx fails during a change. */
export async function expectPages(
  what: string,
  known: readonly string[],
  change: () => Promise<unknown>,
): Promise<void> {
  expectThat(`no page fails: ${what}`, reportLoad(what, await underLoad(known, perSecond, change)))
}

/** Logs the customer in; returns the header with its cookies. */
export function logCustomerIn(): Promise<string> {
  return logIn(siteUrl, customer)
}

/** The session of a customer opens the extranet. */
export async function expectSession(cookie: string, when: string): Promise<void> {
  const { status } = await fetch(`${siteUrl}/extranet`, { headers: { cookie }, redirect: 'manual' })
  expectThat(`the session ${when}`, status === 200, `status ${status}`)
}

/** Sends a form; the site thanks for it. */
export async function sendAbout(about: string): Promise<void> {
  expectThat(`a form is sent: ${about}`, await sendForm(siteUrl, await visitorToken(siteUrl), about))
}
