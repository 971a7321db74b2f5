import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const form = 'solicitud-de-empleo'
const timeoutMs = 20_000

let visitors = 0

/** A form token that is old enough for a person to have filled the form in. */
export async function visitorToken(url: string): Promise<string> {
  const response = await fetch(`${url}/api/forms/${form}/token`, { signal: AbortSignal.timeout(timeoutMs) })
  const { token } = z.object({ token: z.string() }).parse(await response.json())
  await pause(2000)
  return token
}

/**
 * Sends an application with a file, as a visitor with an address of its own.
 * @param about text by which it is found again
 * @throws Error where the site does not thank for it
 */
export async function sendForm(url: string, token: string, about: string): Promise<boolean> {
  const body = new FormData()
  const answers = { name: 'Ana Ruiz', email: 'ana@taller.example', area: 'machining', about, terms: 'true' }
  for (const [name, value] of Object.entries({ ...answers, _token: token, _locale: 'es-ES' })) body.set(name, value)
  body.set('cv', new File(['%PDF-1.7 una página'], 'vida.pdf', { type: 'application/pdf' }))
  visitors += 1
  // An address for documentation (RFC 5737).
  const from = { 'x-forwarded-for': `203.0.113.${visitors % 256}` }
  const headers = { accept: 'text/html', origin: url, referer: `${url}/forms/${form}`, ...from }
  const signal = AbortSignal.timeout(timeoutMs)
  const sent = { method: 'POST', body, headers, redirect: 'manual', signal } as const
  const response = await fetch(`${url}/api/forms/${form}`, sent)
  await response.arrayBuffer()
  // Its query is the key of what was sent, which the page repeats.
  if (response.headers.get('location')?.split('?')[0] !== '/forms/gracias')
    throw new Error(`a form: status ${response.status}`)
  return true
}
