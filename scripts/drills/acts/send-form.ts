import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

const form = 'solicitud-de-empleo'
const timeoutMs = 20_000

/** A form token that is old enough for a person to have filled the form in. */
export async function visitorToken(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/forms/${form}/token`, { signal: AbortSignal.timeout(timeoutMs) })
  const { token } = z.object({ token: z.string() }).parse(await response.json())
  await pause(2000)
  return token
}

/**
 * Sends a form with a file, as a browser without JavaScript.
 * @param turn makes its answers and its sender different from those of another turn
 * @returns true when the thank-you page follows
 * @throws Error with the status when the form was not accepted
 */
export async function sendForm(siteUrl: string, { token, turn }: { token: string; turn: number }): Promise<boolean> {
  const body = new FormData()
  const answers = {
    name: 'Ana Ruiz',
    email: 'ana@taller.example',
    area: 'machining',
    about: `Carga ${turn}`,
    terms: 'true',
  }
  for (const [name, value] of Object.entries({ ...answers, _token: token, _locale: 'es-ES' })) body.set(name, value)
  body.set('cv', new File(['%PDF-1.7 una página'], 'vida.pdf', { type: 'application/pdf' }))
  // Each visitor has its own address (RFC 5737).
  const from = { 'x-forwarded-for': `203.0.113.${turn % 256}` }
  const headers = { origin: siteUrl, referer: `${siteUrl}/forms/${form}`, ...from }
  const signal = AbortSignal.timeout(timeoutMs)
  const sent = await fetch(`${siteUrl}/api/forms/${form}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
    signal,
  })
  await sent.arrayBuffer()
  if (sent.headers.get('location') !== '/forms/gracias') throw new Error(`a form: status ${sent.status}`)
  return true
}
